import { describe, expect, it } from 'vitest'
import { DEFAULT_LIMITS } from '../read-limits.ts'
import { createTape } from '../xml/tape.ts'
import { createXmlTokenizer } from '../xml/tokenize-xml.ts'
import { knownNames } from './known-names.ts'
import { readSampleReference } from './read-sample-reference.ts'
import { recallSample, type SampleMemory } from './recall-sample.ts'
import { keptAttributesFor } from './rules.ts'
import { T } from './tags.ts'

const KICK = reference('Kick.wav', '100')

describe('recallSample', () => {
  it('reads what is written alike once, and places each where it stands', () => {
    const { memory, recalled } = readAll([KICK, KICK])
    expect(memory.size).toBe(1)
    expect(recalled[0]).toMatchObject({ fileName: 'Kick.wav', durationSamples: 100, offset: 3 })
    expect(recalled[1]).toEqual({ ...recalled[0], offset: 3 + KICK.length })
  })

  it.each([
    ['another name', reference('Tick.wav', '100')],
    ['another length', reference('Kick.wav', '101')],
    ['the same letters cut elsewhere', reference('Kick.wav1', '00')],
    ['other elements with the same values', KICK.replace('DefaultDuration', 'DefaultSampleRate')],
    [
      'an element that holds its neighbour',
      KICK.replace('</FileRef>', '').replace('</SampleRef>', '</FileRef></SampleRef>'),
    ],
  ])('is not misled by %s', (_, other) => {
    const { recalled, read } = readAll([KICK, other])
    expect(recalled).toEqual(read)
    expect({ ...recalled[1], offset: 0 }).not.toEqual({ ...recalled[0], offset: 0 })
  })

  it('knows of no sample where there is none', () => {
    expect(recallSample(new Map(), createTape(), -1)).toBeNull()
  })
})

function reference(fileName: string, duration: string): string {
  const file = `<FileRef><Name Value="${fileName}"/></FileRef>`
  return `<SampleRef>${file}<DefaultDuration Value="${duration}"/></SampleRef>`
}

/** Every reference as it is recalled, and as it is read without a memory. */
function readAll(references: readonly string[]) {
  const names = knownNames(DEFAULT_LIMITS)
  const tape = createTape()
  const memory: SampleMemory = new Map()
  const rules = new Uint8Array(DEFAULT_LIMITS.names + 1)
  const keptAttributes = keptAttributesFor(DEFAULT_LIMITS)
  const nothing = { open: () => 0, close: () => undefined }
  const tokenizer = createXmlTokenizer(
    tape,
    { names, valueName: T.Value, rules, keptAttributes, ...nothing },
    DEFAULT_LIMITS,
  )
  tokenizer.feed(new TextEncoder().encode(`<A>${references.join('')}</A>`))
  tokenizer.end()
  const nodes = Array.from({ length: tape.count }, (_, at) => at).filter((at) => tape.tags[at] === T.SampleRef)
  return {
    memory,
    recalled: nodes.map((node) => recallSample(memory, tape, node)),
    read: nodes.map((node) => readSampleReference(tape, node)),
  }
}
