class Kot < Formula
  desc "Tabletop companion for King of Tokyo, its Dark Edition and Duel"
  homepage "https://forge.test/anna/kot"
  version "1.2.3"
  license "MIT"

  on_macos do
    on_arm do
      url "https://forge.test/anna/kot/releases/download/v1.2.3/kot-1.2.3-macos-apple-silicon.tar.gz"
      sha256 "dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd"
    end
    on_intel do
      url "https://forge.test/anna/kot/releases/download/v1.2.3/kot-1.2.3-macos-intel.tar.gz"
      sha256 "cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"
    end
  end

  on_linux do
    on_arm do
      url "https://forge.test/anna/kot/releases/download/v1.2.3/kot-1.2.3-linux-arm64.tar.gz"
      sha256 "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
    end
    on_intel do
      url "https://forge.test/anna/kot/releases/download/v1.2.3/kot-1.2.3-linux-amd64.tar.gz"
      sha256 "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    end
  end

  def install
    bin.install "kot", "kot-web"
    man6.install Dir["*.6"]
    bash_completion.install "completions/kot.bash" => "kot"
    zsh_completion.install "completions/_kot"
    fish_completion.install "completions/kot.fish"
    doc.install Dir["*"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/kot version")
  end
end
