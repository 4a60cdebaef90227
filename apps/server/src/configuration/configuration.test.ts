import { ALL_FEATURES_OFF } from '@kvint/contract'
import { describe, expect, it } from 'vitest'
import { readConfiguration } from './configuration.ts'
import { parseFeatures } from './features.ts'

describe('parseFeatures', () => {
  it.each([
    ['none', []],
    ['', []],
    ['auth', ['enableAuth']],
    ['auth, enableProjects', ['enableAuth', 'enableProjects']],
    ['liveChat,debugInfo', ['enableLiveChat', 'enableDebugInfo']],
    ['all', Object.keys(ALL_FEATURES_OFF)],
  ])('%s turns on %j', (text, on) => {
    const parsed = parseFeatures(text)
    const names = 'features' in parsed ? Object.entries(parsed.features).filter(([, isOn]) => isOn) : []
    expect(names.map(([name]) => name).toSorted()).toEqual(on.toSorted())
  })

  it('names what it does not know', () => {
    expect(parseFeatures('auth,beams')).toEqual({ problem: expect.stringContaining('enableBeams') })
  })
})

describe('readConfiguration', () => {
  it('is the shipped build on port 8080 where nothing is set', () => {
    expect(readConfiguration({})).toMatchObject({ port: 8080, host: 'localhost', features: ALL_FEATURES_OFF })
  })

  it('lists everything that is wrong at once', () => {
    const read = readConfiguration({ PORT: 'abc', FEATURES: 'beams', KVINT_ENVIRONMENT: 'moon' })
    expect(read).toEqual({
      problems: [
        expect.stringContaining('beams'.slice(1)),
        expect.stringContaining('abc'),
        expect.stringContaining('moon'),
      ],
    })
  })
})
