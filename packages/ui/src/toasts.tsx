import { Button } from './button.tsx'
import { dismissToast, useToasts } from './toast.ts'

/** The corner in which toasts stand: a polite live region, out of the way of what has focus. */
export function Toasts() {
  const toasts = useToasts()
  return (
    <output className="fixed right-4 bottom-4 left-4 z-40 grid justify-items-end gap-2 print:hidden sm:left-auto">
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
