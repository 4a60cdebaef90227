import { readSet } from '@kvint/als'
import { buildSet, exampleSet, jamSet, type SetDescription } from '@kvint/als/build'
import { makeReport } from '@kvint/insights'
import { expect, it } from 'vitest'
import { reasonInNorwegian } from './reasons-in-norwegian.ts'

it.each([
  ['93 % of the sounding time lies in the scale of B minor', '93 % av klangtiden ligger i skalaen til h-moll'],
  ['the bass is on F♯ for 41 % of the time', 'bassen ligger på F♯ 41 % av tiden'],
  ['it begins on Bm7', 'den begynner på Hm7'],
  ['it ends on silence', 'den slutter på stillhet'],
  ['the chord on B♭ fills 30 % of the chord time', 'akkorden på B♭ fyller 30 % av akkordtiden'],
  ['E falls to A 1 time', 'E faller til A 1 gang'],
  ['E falls to A 12 times', 'E faller til A 12 ganger'],
  ['B sounds, which C minor does not have', 'H klinger, og den finnes ikke i c-moll'],
  ['the set names F♯ Dorian as its scale', 'settet oppgir fiss-dorisk som skala'],
  ['the set names A minor, though', 'settet oppgir riktignok a-moll'],
  ['the names of 4 samples say E♭ major', 'navnene på 4 samples sier Ess-dur'],
  ['the notes alone leave it open: C major fits them best', 'notene alene avgjør det ikke: C-dur passer dem best'],
  ['the chords alone fit G major best', 'akkordene alene passer best til G-dur'],
  ['the moon is in it', null],
])('%s', (english, norwegian) => {
  expect(reasonInNorwegian(english)).toBe(norwegian)
})

it.each([
  ['a whole song', exampleSet()],
  ['a session', jamSet()],
  ['no notes', { tracks: [{ kind: 'midi', name: 'Bass' }] } satisfies SetDescription],
])('has Norwegian for all that a report says of the key of %s', async (_name, description) => {
  const read = await readSet(await buildSet(description))
  if (read.kind === 'failure') throw new Error(read.failure.message)
  const { harmony } = makeReport(read.set, { fileName: 'Song.als', bytes: 1 })
  const said =
    harmony.kind === 'unknown'
      ? [harmony.reason]
      : [
          ...harmony.key.evidence,
          ...harmony.localKeys.flatMap(({ evidence }) => evidence.map(({ sentence }) => sentence)),
        ]
  expect(said).not.toEqual([])
  expect(said.filter((sentence) => reasonInNorwegian(sentence) === null)).toEqual([])
})
