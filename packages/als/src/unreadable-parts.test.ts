import { describe, expect, it } from 'vitest'
import { firstTrack, NOTE } from './testing/describe-traps.ts'
import { arrangement, midiClip, midiTrack, readXml, setXml } from './testing/set-xml.ts'

describe('parts that cannot be read', () => {
  it('leaves out one clip and says where it was', async () => {
    const bad = midiClip('<MidiNoteEvent Time="x" Duration="1" Velocity="1" />')
    const xml = setXml({ tracks: midiTrack({ sequencer: arrangement(midiClip(NOTE), bad, midiClip(NOTE)) }) })
    const set = await readXml(xml)
    expect(firstTrack(set)?.arrangementClips).toHaveLength(2)
    expect(set.gaps).toEqual([
      {
        element: 'MidiClip',
        place: 'Track "Bass", arrangement, clip "Riff"',
        reason: "a note's start is missing or not a number",
        offset: xml.indexOf(bad),
      },
    ])
  })

  it('names the slot of a session clip', async () => {
    const slot = (clip: string) => `<ClipSlot><ClipSlot><Value>${clip}</Value></ClipSlot></ClipSlot>`
    const bad = '<MidiClip Time="0"><CurrentEnd Value="nowhere" /></MidiClip>'
    const set = await readXml(
      setXml({ tracks: midiTrack({ sequencer: `<ClipSlotList>${slot('')}${slot(bad)}</ClipSlotList>` }) }),
    )
    expect(set.gaps[0]?.place).toBe('Track "Bass", session slot 2')
  })

  it('keeps the main track’s devices where the tempo cannot be read', async () => {
    const main =
      '<MainTrack><DeviceChain><Mixer><Tempo><Manual Value="fast" /></Tempo></Mixer><DeviceChain><Devices><Limiter Id="0" /></Devices></DeviceChain></DeviceChain></MainTrack>'
    const set = await readXml(setXml({ main }))
    expect(set.main?.devices.map(({ name }) => name)).toEqual(['Limiter'])
    expect(set.gaps.map(({ element, reason }) => [element, reason])).toEqual([
      ['MainTrack', 'the tempo is missing or not a number'],
    ])
  })

  it('notes a set without a main track, and a track without an id', async () => {
    const set = await readXml(
      setXml({ main: '', tracks: '<MidiTrack><Name><EffectiveName Value="A" /></Name></MidiTrack>' }),
    )
    expect(set.gaps.map((gap) => [gap.element, gap.reason])).toEqual([
      ['MidiTrack', "the track's id is missing or not a number"],
      ['LiveSet', 'the set has no main track'],
    ])
  })
})
