import type { HeardBounce } from '@kvint/insights'
import type { SoundShelf } from '@kvint/mcp'
import { isId } from './is-id.ts'
import type { KeptBounceFacts, KeptBounces } from '../hearing/kept-bounces.ts'

/** The bounces of an account: figures that were kept beside its saves. Where several have one name, the id of the save tells them apart. */
export function accountSounds(userId: string, bounces: KeptBounces): SoundShelf {
  const caller = { sub: userId }
  const named = async (projectId: string) => {
    /** Projects of the demo have no bounces. */
    if (!isId(projectId)) return []
    const kept = await bounces.ofProject(caller, projectId)
    const isAlone = ({ fileName }: KeptBounceFacts) => kept.filter((one) => one.fileName === fileName).length === 1
    return kept.map((facts) => ({
      ...facts,
      name: isAlone(facts) ? facts.fileName : `${facts.fileName} (${facts.saveId})`,
    }))
  }
  return {
    bounces: async ({ entry }) => (await named(entry.id)).map(({ name, keptAt }) => ({ name, madeAt: keptAt })),
    hear: async ({ entry }, name) => {
      const all = await named(entry.id)
      const one = all.find((kept) => kept.name === name || kept.saveId === name)
      const found = one && (await bounces.find(caller, { projectId: entry.id, saveId: one.saveId }))
      return found
        ? { kind: 'bounce', name: one.name, bounce: found.bounce as HeardBounce }
        : {
            kind: 'problem',
            message: `No figures of "${name}" are kept with "${entry.name}". Kept are: ${all.map((kept) => kept.name).join(', ') || 'none'}.`,
          }
    },
  }
}
