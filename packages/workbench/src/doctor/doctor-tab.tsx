import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useDoctorWords } from '../copy/doctor.ts'
import { Button } from '@kvint/ui'
import { useReach } from '../target/target-context.ts'
import { diagnose } from './diagnose.ts'
import type { Finding } from './finding.ts'

/** Connects step by step, says which step fails, and what to do about it. */
export function DoctorTab({ transport, token }: { transport: 'sse' | 'streamable'; token: string | undefined }) {
  const copy = useDoctorWords()
  const reach = useReach()
  const url = transport === 'sse' ? reach.stream : reach.at('/mcp')
  const [findings, setFindings] = useState<readonly Finding[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const examine = async () => {
    const run = new AbortController()
    running.current = run
    setIsBusy(true)
    setFindings([])
    const own = token ?? (await reach.accessToken())
    for await (const finding of diagnose({ url, transport, token: own }, run.signal)) {
      if (run.signal.aborted) return
      setFindings((before) => [...before, finding])
    }
    setIsBusy(false)
  }
  const isHealthy = findings.at(-1)?.step === 'tools' && findings.every(({ verdict }) => verdict === 'ok')
  return (
    <>
      <p className="text-small text-muted">{copy.lead(url.href)}</p>
      <Button className="justify-self-start" aria-disabled={isBusy} onClick={() => void examine()}>
        {isBusy ? copy.busy : copy.examine}
      </Button>
      <ol aria-label={copy.findings} aria-live="polite" className="grid text-small empty:hidden">
        {findings.map(({ step, verdict, words, advice }) => (
          <li key={step} className="flex gap-3 border-t border-line py-3">
            {verdict === 'ok' ? (
              <CircleCheck size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-ok" />
            ) : (
              <CircleAlert size={20} strokeWidth={1.5} aria-hidden className="shrink-0 text-danger" />
            )}
            <div className="grid min-w-0 gap-1">
              <p className="font-semibold">
                {copy.steps[step]}: <span className="font-normal">{copy.verdicts[verdict]}</span>
              </p>
              <p className="break-words">{words}</p>
              {advice && (
                <p className="break-words whitespace-pre-wrap text-muted">
                  <span className="font-semibold">{copy.whatToDo}</span> {advice}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      <output className="text-small font-semibold empty:hidden">{isHealthy && copy.healthy}</output>
    </>
  )
}
