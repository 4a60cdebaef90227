import { changeWords } from '@kvint/insights/change-words'
import type { Change } from '@kvint/report'

export type ChangeTexts = Readonly<Record<'song' | 'tracks' | 'clips' | 'form' | 'findings', readonly string[]>>

/** The changes of a comparison as sentences, by what they are about: each change is one of them. */
export function changeTexts(changes: readonly Change[]): ChangeTexts {
  const of = (topic: keyof ChangeTexts) => changes.filter((change) => topicOf(change) === topic).map(text)
  return { song: of('song'), tracks: of('tracks'), clips: of('clips'), form: of('form'), findings: of('findings') }
}

function topicOf(change: Change): keyof ChangeTexts {
  if ('claim' in change) return 'findings'
  if (change.kind === 'clips' || change.kind === 'notes') return 'clips'
  if ('trackId' in change) return 'tracks'
  return change.kind === 'form' ? 'form' : 'song'
}

function text(change: Change): string {
  if ('claim' in change) return `${changeWords(change)} (${change.id})`
  return 'trackId' in change ? `"${change.track}": ${changeWords(change)}` : changeWords(change)
}
