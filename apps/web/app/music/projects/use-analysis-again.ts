import type { KeptProject } from '@kvint/contract'
import { toast } from '@kvint/ui'
import { useMemo, useState } from 'react'
import { steerAnalysis } from '../../api/kept-projects.ts'
import { useIdentity } from '../../identity/identity-provider.tsx'
import { tokenOf } from '../../identity/token-of.ts'
import type { ReadAgain } from '../report/first-screen/older-report.tsx'

/** Has the account analyse a kept save once more. The report on the page stays until the new one shows in its place. */
export function useAnalysisAgain(project: KeptProject, saveId: string): ReadAgain {
  const identity = useIdentity()
  const [isAsked, setAsked] = useState(false)
  const save = project.saves.find(({ id }) => id === saveId)
  return useMemo(() => {
    if (!save) return { start: null, isReading: false }
    const ask = async (): Promise<void> => {
      setAsked(true)
      try {
        await steerAnalysis(await tokenOf(identity), save, 'retry')
      } catch (error) {
        toast((error as Error).message)
      }
      setAsked(false)
    }
    const isUnderWay = save.state === 'waiting' || save.state === 'running'
    return { start: () => void ask(), isReading: isAsked || isUnderWay }
  }, [save, identity, isAsked])
}
