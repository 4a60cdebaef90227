import { clsx } from 'clsx'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * A modal question: the browser keeps the keyboard in it, and Escape leaves it. Its content stands only while open.
 * `onClose` is called once: when the user leaves it, not when its owner has closed it.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  className,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  className?: string
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])
  useLayoutEffect(() => {
    const { current: shown } = dialog
    // Taken away while open it would leave the keyboard nowhere.
    return () => shown?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onCancel={(event) => {
        // The cancel event of a file input inside the dialog bubbles up to it.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The browser tells with its next frame: on a busy machine the owner may have closed it and opened another, or it again, by then.
      onClose={({ currentTarget }) => isOpen && !currentTarget.open && onClose()}
      className={clsx(
        'm-auto w-[min(100%-32px,480px)] rounded-panel border border-control bg-raised p-6 text-ink',
        className,
      )}
    >
      {isOpen && (
        <div className="grid gap-4">
          <h2 className="text-title">{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  )
}
