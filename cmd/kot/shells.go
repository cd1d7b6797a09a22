package main

// shells has the scripts that make a shell ask kot what can follow. Each script passes the words before the one being
// typed, without their quotes, and then that word after "=", because older versions of PowerShell drop an empty word. It
// receives lines of a word and, after a tab, what it means. None of these words needs quotes: if the player has typed
// quotes, the script offers nothing.
var shells = map[string]string{
	"bash": `# kot: completion for bash
_kot() {
  local word note line=${COMP_LINE:0:COMP_POINT} last= width=0 i
  local -a typed words notes
  COMPREPLY=()
  [[ $line != *[\'\"\\$\` + "`" + `]* ]] || return 0
  read -ra typed <<< "$line"
  [[ $line == *[[:space:]] ]] || { i=$(( ${#typed[@]} - 1 )); last=${typed[i]}; unset "typed[i]"; }
  while IFS=$'\t' read -r word note; do
    [[ -n $word ]] || continue
    word=${word#"${last%"$2"}"} # bash keeps what stands before a "="
    words+=("$word") notes+=("$note")
    (( ${#word} > width )) && width=${#word}
  done <<< "$(kot completion words -- "${typed[@]:1}" "=$last" 2>/dev/null)"
  (( ${#words[@]} )) || return 0
  for i in "${!words[@]}"; do
    line=${words[i]}
    if [[ ${#words[@]} -gt 1 && -n ${notes[i]} && $COMP_TYPE =~ ^(9|33|63|64)$ ]]; then # bash lists them
      printf -v line '%-*s  %s' "$width" "$line" "${notes[i]}"
      (( ${COLUMNS:-80} > width + 2 )) && line=${line:0:${COLUMNS:-80}-1}
    fi
    COMPREPLY+=("$line")
  done
}
complete -o default -F _kot kot
`,
	"zsh": `#compdef kot
# kot: completion for zsh
_kot() {
  local line word
  local -a found notes said
  integer width=0 i
  [[ $PREFIX != *[\'\"\\]* ]] || { _files; return }
  for line in "${(@f)$(kot completion words -- "${(@Q)words[2,CURRENT-1]}" "=$PREFIX" 2>/dev/null)}"; do
    [[ -n $line ]] || continue
    word=${line%%$'\t'*}
    found+=("$word") notes+=("${${line#"$word"}#$'\t'}")
    (( $#word > width )) && width=$#word
  done
  (( $#found )) || { _files; return }
  if [[ -z ${(j::)notes} ]]; then
    compadd -a -- found
    return
  fi
  for i in {1..$#found}; do
    said+=("${(r:width+2:)found[i]}$notes[i]")
  done
  compadd -l -d said -a -- found
}
if [[ "$funcstack[1]" == _kot ]]; then _kot "$@"; else compdef _kot kot; fi
`,
	"fish": `# kot: completion for fish
function __kot_words
    set -l last (commandline -ct)
    kot completion words -- (commandline -opc)[2..-1] "=$last" 2>/dev/null
end
complete -c kot -f -a '(__kot_words)'
complete -c kot -s o -r
`,
	"powershell": `# kot: completion for PowerShell
Register-ArgumentCompleter -Native -CommandName 'kot', 'kot.exe' -ScriptBlock {
    param($typed, $line, $cursor)
    $words = @($line.CommandElements | Select-Object -Skip 1 | Where-Object { $_.Extent.EndOffset -lt $cursor } | ForEach-Object {
        if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text }
    })
    $kot = $line.GetCommandName()
    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $found = @(& $kot completion words -- @words "=$typed" 2>$null)
    } finally {
        [Console]::OutputEncoding = $encoding
    }
    $found | ForEach-Object {
        $word, $note = $_ -split '\t', 2
        if (-not $note) { $note = $word }
        [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $note)
    }
}
`,
}
