#!/usr/bin/python3
"""The smallest browser around WebKitGTK that WebKitWebDriver can drive. Unlike MiniBrowser, when that is driven, it keeps
what pages store in a folder, and its windows are as narrow as a telephone: nothing but the page is in them.

KOT_PROFILE is the folder. Its file first is a script that runs before those of each page, in windows that are opened from
then on; the number of the process stands in its file pid. KOT_ROOM is how many bytes a site may store. SIGUSR1 makes
the system's colours light, SIGUSR2 dark. What pages complain of goes to standard error."""
import os
import signal

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

profile = os.environ["KOT_PROFILE"]
disk = os.statvfs(profile)
context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager(
    base_data_directory=profile + "/data", base_cache_directory=profile + "/cache",
    origin_storage_ratio=int(os.environ["KOT_ROOM"]) / (disk.f_blocks * disk.f_frsize), total_storage_ratio=1.0))
context.set_automation_allowed(True)


def window(_):
    with open(profile + "/first") as script:
        first = script.read()
    content = WebKit2.UserContentManager()
    content.add_script(WebKit2.UserScript.new(first, WebKit2.UserContentInjectedFrames.TOP_FRAME,
                                              WebKit2.UserScriptInjectionTime.START, None, None))
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True,
                           settings=WebKit2.Settings(enable_write_console_messages_to_stdout=True))
    around = Gtk.Window(decorated=False)
    around.add(view)
    view.connect("close", lambda _: around.destroy())
    around.show_all()
    return view


def begin(_, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("kot")
    session.set_application_info(about)
    session.connect("create-web-view", window)


def coloured(dark):
    Gtk.Settings.get_default().set_property("gtk-application-prefer-dark-theme", dark)
    return True


with open(profile + "/pid", "w") as pid:
    pid.write(str(os.getpid()))
context.connect("automation-started", begin)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR1, coloured, False)
GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGUSR2, coloured, True)
Gtk.main()
