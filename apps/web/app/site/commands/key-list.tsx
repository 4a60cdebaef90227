import { Button } from '@kvint/ui'
import { useCommandsCopy } from './copy/commands.ts'

/** Every key that does something here, by where it does. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const { keys } = useCommandsCopy()
  const { does, names } = keys
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  const groups: readonly (readonly [
    heading: string,
    rows: readonly (readonly [keys: readonly string[], does: string])[],
  ])[] = [
    [
      keys.everywhere,
      [
        [[isApple ? '⌘ K' : 'Ctrl K'], does.places],
        [['?'], does.keys],
        [[names.escape], does.close],
      ],
    ],
    [
      keys.onReport,
      [
        [[names.space], does.play],
        [['L'], does.loop],
      ],
    ],
    [
      keys.inPicture,
      [
        [['←', '→'], does.step],
        [['↑', '↓'], does.lane],
        [['+', '-'], does.zoom],
        [['T'], does.table],
      ],
    ],
  ]
  return (
    <>
      {groups.map(([heading, rows]) => (
        <section key={heading} className="grid gap-1">
          <h3 className="text-small text-muted">{heading}</h3>
          <dl>
            {rows.map(([pressed, does]) => (
              <div key={does} className="flex items-center justify-between gap-4 border-t border-line py-2 text-small">
                <dt className="order-2 flex shrink-0 gap-1">
                  {pressed.map((name) => (
                    <kbd
                      key={name}
                      className="min-w-6 rounded-control border border-control px-1.5 text-center font-mono text-tool"
                    >
                      {name}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Button className="justify-self-end" onClick={onClose}>
        {keys.close}
      </Button>
    </>
  )
}
