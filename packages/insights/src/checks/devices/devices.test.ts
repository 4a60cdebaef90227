import { describe, expect, it } from 'vitest'
import { testCases } from '../../testing/check-case.ts'
import { findingOf, midi, midiClip, notes } from '../../testing/report-of.ts'
import { DEVICES_CASES } from './devices.cases.ts'

describe('devices', () => {
  testCases(DEVICES_CASES)

  it('counts the notes of the arrangement where there is one', async () => {
    const track = midi({
      arrangementClips: [midiClip({ lengthBeats: 16, notes: notes(8) })],
      sessionClips: { 0: midiClip({ notes: notes(4) }) },
    })
    expect((await findingOf('CP06', { tracks: [track] }))?.evidence[0]?.text).toContain('8 notes, no instrument')
  })
})
