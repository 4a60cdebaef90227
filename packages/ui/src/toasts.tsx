import { Button } from './button.tsx'
import { dismissToast, useToasts } from './toast.ts'

/** Where toasts stand, beside the title and away from the buttons of a page: a polite live region. */
export function Toasts() {
  const toasts = useToasts()
  return (
    <output className="fixed right-4 bottom-4 left-4 z-40 grid justify-items-end gap-2 print:hidden sm:top-20 sm:bottom-auto sm:left-auto">
      {toasts.map(({ id, text, action }) => (
        <div
          key={id}
          className="enter flex w-full items-center gap-4 rounded-panel border border-control bg-raised px-4 py-2 text-small sm:w-auto"
        >
          <span className="grow">{text}</span>
          {action && (
            <Button
              size="tool"
              onClick={() => {
                action.run()
                dismissToast(id)
              }}
            >
              {action.label}
            </Button>
          )}
        </div>
      ))}
    </output>
  )
}
