import { describe, expect, it } from 'vitest'
import { arrangement, LIVE_9, mainTrack, midiClip, midiTrack, parameter, readXml, setXml } from './testing/set-xml.ts'

const NOTE = '<MidiNoteEvent Time="0" Duration="1" Velocity="90" />'
const ENVELOPE =
  '<ClipEnvelope Id="0"><EnvelopeTarget><PointeeId Value="7" /></EnvelopeTarget><Automation><Events><FloatEvent Time="0" Value="1" /></Events></Automation></ClipEnvelope>'
const AUTOMATION = ENVELOPE.replaceAll('ClipEnvelope', 'AutomationEnvelope')
const LANE = '<TakeLane Id="0"><Name Value="Take" /></TakeLane>'
const CHAIN = '<InstrumentBranch Id="0"><Name><EffectiveName Value="Low" /></Name></InstrumentBranch>'

const XML = setXml({
  tracks: midiTrack({
    extra: `<TakeLanes><TakeLanes>${LANE}</TakeLanes></TakeLanes><AutomationEnvelopes><Envelopes>${AUTOMATION}</Envelopes></AutomationEnvelopes>`,
    sequencer: arrangement(midiClip(NOTE, `<Envelopes><Envelopes>${ENVELOPE}</Envelopes></Envelopes>`)),
    devices: `<InstrumentGroupDevice Id="0"><Branches>${CHAIN}</Branches></InstrumentGroupDevice>`,
  }),
})

describe('positions in the XML', () => {
  it('lead to where each part begins', async () => {
    const [track] = (await readXml(XML)).tracks
    const clip = track?.arrangementClips[0]
    const found = {
      track: track?.offset,
      lane: track?.takeLanes[0]?.offset,
      automation: track?.automation[0]?.offset,
      device: track?.devices[0]?.offset,
      chain: track?.devices[0]?.chains[0]?.offset,
      clip: clip?.offset,
      envelope: clip?.envelopes[0]?.offset,
      note: clip?.kind === 'midi' ? clip.notes[0]?.offset : null,
    }
    expect(found).toEqual({
      track: XML.indexOf('<MidiTrack '),
      lane: XML.indexOf(LANE),
      automation: XML.indexOf(AUTOMATION),
      device: XML.indexOf('<InstrumentGroupDevice '),
      chain: XML.indexOf(CHAIN),
      clip: XML.indexOf('<MidiClip '),
      envelope: XML.indexOf(ENVELOPE),
      note: XML.indexOf(NOTE),
    })
  })

  it('of envelopes that stand inside their parameter lead to their events', async () => {
    const events = '<Events><FloatEvent Time="-63072000" Value="1" /><FloatEvent Time="4" Value="0.5" /></Events>'
    const volume = `<Volume><ArrangerAutomation>${events}</ArrangerAutomation><Manual Value="1" /></Volume>`
    const main = mainTrack(`${parameter('Tempo', 120)}${volume}`, '', 'MasterTrack')
    const xml = setXml({ root: LIVE_9, main })
    expect((await readXml(xml)).main?.automation[0]?.offset).toBe(xml.indexOf(events))
  })
})
