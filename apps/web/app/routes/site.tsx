import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { earlyPresses } from '../frame/early-presses.ts'
import { useFocusHeading } from '../frame/focus-heading.ts'
import { ChatWidget } from '../site/chat/chat-widget.tsx'
import { Commands } from '../site/commands/commands.tsx'
import type { ListSongs } from '../site/commands/song-place.ts'
import { Consent } from '../frame/consent/consent.tsx'
import { OfflineNotice } from '../frame/offline-notice.tsx'
import { SiteFooter } from '../frame/site-footer.tsx'
import { SiteHeader } from '../frame/site-header.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { Toasts } from '@kvint/ui'
import { useMailLanguage } from '../identity/use-mail-language.ts'

/** The frame of every page. */
export default function Site() {
  useFocusHeading()
  useMailLanguage()
  useEffect(() => earlyPresses.replay(), [])
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <OfflineNotice />
      <main id="main" tabIndex={-1} className="grow outline-none">
        <Outlet />
      </main>
      <SiteFooter />
      <ChatWidget />
      <Consent />
      <Commands listSongs={listSongs} />
      <Toasts />
    </>
  )
}

const listSongs: ListSongs = async (identity) => await (await import('../music/projects/songs.ts')).listSongs(identity)
