import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { exampleSet } from '@kvint/als/build'
import type { Message } from '@kvint/report'
import { parseSync, Visitor } from 'oxc-parser'
import { EVIDENCE_PATTERNS, UNKNOWN_EXPLANATIONS } from '@kvint/theory'
import { describe, expect, it } from 'vitest'
import { BOUNCE_CHECKS } from '../bounce/checks/bounce-checks.ts'
import { ALL_CHECKS } from '../checks/all-checks.ts'
import { chordDoubt } from '../checks/harmony/chord-doubt.ts'
import { SAMPLE_CHECKS } from '../samples/checks/sample-checks.ts'
import { STEM_CHECKS } from '../stems/checks/stem-checks.ts'
import { findingOf, midi, reportOf } from '../testing/report-of.ts'
import { inNorwegian, norwegianFinding } from './in-norwegian.ts'
import { inEnglish } from './write-message.ts'
import { chordSymbol, count, decibels, hertz, keyName, list, pitch, plain, quoted, quotedTracks } from './figures.ts'
import { NOUNS_NB } from './nb/nouns.ts'
import { PATTERNS_NB } from './nb/patterns.ts'
import { ROLES_NB } from './nb/roles.ts'
import { say } from './say.ts'

const { patterns, nouns } = readSource(join(import.meta.dirname, '..'))
const honesties = [...ALL_CHECKS, ...BOUNCE_CHECKS, ...SAMPLE_CHECKS, ...STEM_CHECKS].map(({ honesty }) => honesty)
const ofTheory = [...Object.values(EVIDENCE_PATTERNS), ...Object.values(UNKNOWN_EXPLANATIONS)]
const spoken = new Set([...patterns, ...honesties, ...ofTheory, ...Object.keys(ROLES_NB)])

describe('Norwegian', () => {
  it('has a sentence for each pattern that a check says, and none that no check says', () => {
    expect(spoken.size).toBeGreaterThan(500)
    expect(
      [...spoken].filter((pattern) => !(pattern in PATTERNS_NB)),
      'lacks in words/nb',
    ).toEqual([])
    expect(Object.keys(PATTERNS_NB).filter((pattern) => !spoken.has(pattern))).toEqual([])
  })

  it('has each noun that a check counts, and no other', () => {
    expect([...nouns].toSorted()).toEqual(Object.keys(NOUNS_NB).toSorted())
  })

  it('counts with a comma, and spaces in thousands', () => {
    const written = [7.7, 1, 12345].map((beats) =>
      inNorwegian(say`${'Bar 1'}: ${pitch('C2')} under ${pitch('E2')} for ${count(beats, 'beat')}`),
    )
    expect(written.map((text) => text?.replace(/^.*? i /, ''))).toEqual(['7,7 slag', '1 slag', '12\u202f345 slag'])
  })

  it('fills no place that the English has not', () => {
    const placesOf = (text: string) => text.match(/\{\d+\}/g) ?? []
    const amiss = Object.entries(PATTERNS_NB).filter(([en, nb]) => placesOf(nb).some((place) => !en.includes(place)))
    expect(amiss).toEqual([])
  })

  it('says no English', () => {
    const sentences = Object.values(PATTERNS_NB).filter((nb) => ENGLISH.test(nb.replaceAll(ON_SCREEN, '')))
    expect(sentences).toEqual([])
  })

  it.each([
    [say`${quoted('Bass')} reaches ${decibels(-9.26)}.`, null],
    [say`${quoted('Bass')}: ${say`volume ${decibels(-9.26)} of +6 dB`}`, '«Bass»: volum −9,3 dB av +6 dB'],
    [say`${quoted('')} is frozen.`, 'et spor uten navn er fryst.'],
    [say`${quoted('2-0723c255b5d75585f24a5192e3e9ef7e')} is frozen.`, 'En loop uten navn på spor 2 er fryst.'],
    [say`${count(1234, 'note')}, no groove`, '1\u202F234 toner, ingen groove'],
    [say`${count(1, 'unheard-of thing')}, no groove`, null],
    [say`${decibels(3)} at ${hertz(2400)}`, '+3 dB ved 2,4 kHz'],
    [say`${keyName('Bb major')} ${plain(0.5)}, ${keyName('B minor')} ${plain(1.25, 2)}`, 'B-dur 0,5, h-moll 1,25'],
    [say`${chordSymbol('Bm7')} as ${chordSymbol('Bb/D')}`, null],
    [
      say`${pitch('B1')} under ${list([chordSymbol('B7'), chordSymbol('E')])}${chordDoubt(0.6)}`,
      'H1 under H7 og E, trolig',
    ],
    [say`Playing: ${quotedTracks(tracks('Pad', 'Lead', 'Lead'))}`, 'Spiller: «Pad» og 2 × «Lead»'],
    [say`Playing: ${quotedTracks(tracks('a', 'b', 'c'), 2)}`, 'Spiller: «a» og 2 til'],
  ] satisfies [Message, string | null][])('writes %j', (message, expected) => {
    expect(inNorwegian(message)).toBe(expected)
  })

  it('says a finding whole: its claim, its evidence, how sure', async () => {
    const finding = await findingOf('GS01', { tracks: [midi({ name: 'Kor', volumeDb: 6 })] })
    expect(finding && norwegianFinding(finding)).toEqual({
      claim: 'Faderen på «Kor» står helt oppe.',
      evidence: ['«Kor»: volum +6 dB av +6 dB'],
      honesty:
        'Faderen er sikker. Nivået på selve lyden kan jeg ikke høre: Et svakt feltopptak eller en retur brukt som effekt kan trenge akkurat dette.',
    })
  })

  it('says a key whole: what says so, in the song and along it', async () => {
    const { harmony } = await reportOf(exampleSet())
    if (harmony.kind === 'unknown') throw new Error(harmony.reason)
    const { key, localKeys } = harmony
    expect(key.messages?.map(inEnglish)).toEqual(key.evidence)
    expect(key.messages?.length).toBeGreaterThan(2)
    const said = [
      ...(key.messages ?? []),
      ...localKeys.flatMap(({ evidence }) => evidence.map(({ message }) => message)),
    ]
    for (const message of said) expect(message && inNorwegian(message)).toMatch(/(av|på|til|ikke|som) /)
  })

  it('says why no key is known', async () => {
    const { harmony } = await reportOf({ tracks: [midi({ name: 'Kick' })] })
    if (harmony.kind === 'known') throw new Error(harmony.key.name)
    expect(harmony.message && inNorwegian(harmony.message)).toMatch(/^(Det er|Bare) .*\.$/)
  })

  it('leaves a report of an earlier version in English', async () => {
    const { findings } = await reportOf({ tracks: [midi({ volumeDb: 6 })] })
    const kept = findings.map((finding) => ({ ...finding, message: undefined }))
    expect(kept.map((finding) => norwegianFinding(finding).claim)).toEqual(kept.map(() => null))
  })
})

/** What the source says with `say`, and the nouns that it counts. */
function readSource(folder: string) {
  const found = { patterns: new Set<string>(), nouns: new Set<string>() }
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || /\.(?:test|cases)\.ts$|^words/.test(file)) continue
    const text = readFileSync(join(folder, file), 'utf8')
    if (!/words\/(?:say|figures)\.ts'/.test(text)) continue
    const { program } = parseSync(file, text)
    const visitor = new Visitor({
      TaggedTemplateExpression({ tag, quasi }) {
        if (tag.type !== 'Identifier' || tag.name !== 'say') return
        const texts = quasi.quasis.map(({ value }) => value.cooked ?? '')
        found.patterns.add(texts.reduce((pattern, text, index) => `${pattern}{${index - 1}}${text}`))
      },
      CallExpression({ callee, arguments: [, noun] }) {
        if (callee.type === 'Identifier' && callee.name === 'count' && noun?.type === 'Literal')
          found.nouns.add(String(noun.value))
      },
      // A sighting may say how sure it is by itself.
      Property({ key, value }) {
        const isHonesty = file.startsWith('checks') && key.type === 'Identifier' && key.name === 'honesty'
        if (isHonesty && value.type === 'Literal') found.patterns.add(String(value.value))
      },
    })
    visitor.visit(program)
  }
  return found
}

function tracks(...names: readonly string[]) {
  return names.map((name, id) => ({ id, name }))
}

const ENGLISH = /\b(the|and|with|your|you|of|is|are|it|that|this|from|into|when|where|which|not|its)\b/i
const ON_SCREEN = /four on the floor|Audio From/g
