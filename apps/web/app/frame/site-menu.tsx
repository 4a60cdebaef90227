import { useEffect, useRef, useState } from 'react'
import { useFrameCopy } from './copy/frame.ts'
import { HeaderAccount } from './header-account.tsx'
import { HeaderNavigation } from './header-navigation.tsx'

/** The header of a narrow screen: a modal dialog, so that the keyboard stays in it and Escape leaves it. */
export function SiteMenu() {
  const { menu } = useFrameCopy()
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    <>
      <button
        type="button"
        className={`${ICON_BUTTON} lg:hidden`}
        aria-label={menu.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Lines d="M4 6h16M4 12h16M4 18h16" />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it too */}
      <dialog
        ref={dialog}
        aria-label={menu.title}
        onClose={() => setIsOpen(false)}
        // A tap beside the menu leaves it: only there does the dialog itself hear it.
        onClick={(event) => event.target === event.currentTarget && setIsOpen(false)}
        className="m-0 ml-auto h-dvh max-h-none w-full max-w-90 border-l border-line bg-raised text-ink"
      >
        {isOpen && (
          <div className="flex min-h-full flex-col gap-4 p-4">
            <button
              type="button"
              className={`${ICON_BUTTON} self-end`}
              aria-label={menu.close}
              onClick={() => setIsOpen(false)}
            >
              <Lines d="M6 6l12 12M18 6L6 18" />
            </button>
            <HeaderNavigation isColumn />
            <div className="mt-auto border-t border-line pt-4">
              <HeaderAccount isColumn />
            </div>
          </div>
        )}
      </dialog>
    </>
  )
}

/** Drawn here, as the shell of every page is to be small. */
function Lines({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d={d} strokeLinecap="round" />
    </svg>
  )
}

const ICON_BUTTON = 'grid size-11 place-items-center rounded-control text-ink hover:bg-sunken'
