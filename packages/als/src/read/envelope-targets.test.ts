import { describe, expect, it } from 'vitest'
import type { AutomationEnvelope, AutomationTarget } from '../model/automation.ts'
import {
  arrangement,
  LIVE_8,
  LIVE_9,
  mainTrack,
  midiClip,
  midiTrack,
  parameter,
  readXml,
  setXml,
} from '../testing/set-xml.ts'

const envelope = (id: number, events: string) =>
  `<AutomationEnvelope Id="0"><EnvelopeTarget><PointeeId Value="${id}" /></EnvelopeTarget><Automation><Events>${events}</Events></Automation></AutomationEnvelope>`
const envelopes = (...ids: readonly number[]) =>
  `<AutomationEnvelopes><Envelopes>${ids.map((id) => envelope(id, EVENT)).join('')}</Envelopes></AutomationEnvelopes>`
const EVENT = '<FloatEvent Id="0" Time="-63072000" Value="1" />'

async function targetsOn(track: string): Promise<(AutomationTarget | undefined)[]> {
  const set = await readXml(setXml({ tracks: track }))
  return set.tracks[0]?.automation.map(({ target }) => target) ?? []
}

describe('what an envelope moves', () => {
  it('is the activator of a device', async () => {
    const devices = `<Reverb Id="0">${parameter('On', true, 70)}</Reverb><Eq8 Id="1">${parameter('On', false, 71)}</Eq8>`
    expect(await targetsOn(midiTrack({ extra: envelopes(71), devices }))).toEqual([
      { kind: 'device', deviceName: 'EQ Eight', devicePath: [1], parameter: 'On' },
    ])
  })

  it('is the mixer of a rack’s chain, return chains counted after the chains', async () => {
    const mixer = (id: number) =>
      `<MixerDevice>${parameter('Speaker', true, id)}${parameter('Volume', 1, id + 1)}${parameter('Panorama', 0, id + 2)}<SendInfos><AudioBranchSendInfo>${parameter('Send', 1, id + 3)}</AudioBranchSendInfo></SendInfos></MixerDevice>`
    const branch = (id: number, inside = '') =>
      `<AudioEffectBranch><DeviceChain><AudioToAudioDeviceChain><Devices>${inside}</Devices></AudioToAudioDeviceChain></DeviceChain>${mixer(id)}</AudioEffectBranch>`
    const eq = `<Eq8 Id="0">${parameter('GlobalGain', 0, 40)}</Eq8>`
    const rack = `<AudioEffectGroupDevice Id="0"><UserName Value="Wide" /><Branches>${branch(10)}${branch(20, eq)}</Branches><ReturnBranches><ReturnBranch>${mixer(30)}</ReturnBranch></ReturnBranches></AudioEffectGroupDevice>`
    const own = { kind: 'device', deviceName: 'Wide', devicePath: [0] }
    expect(await targetsOn(midiTrack({ extra: envelopes(11, 20, 22, 23, 31, 40), devices: rack }))).toEqual([
      { ...own, parameter: 'Chains.0/Volume' },
      { ...own, parameter: 'Chains.1/Mute' },
      { ...own, parameter: 'Chains.1/Pan' },
      { ...own, parameter: 'Chains.1/Sends.0' },
      { ...own, parameter: 'Chains.2/Volume' },
      { kind: 'device', deviceName: 'EQ Eight', devicePath: [0, 1, 0], parameter: 'GlobalGain' },
    ])
  })

  it('is a property of audio clips, by the ids beside them', async () => {
    const set = await readXml(
      setXml({
        tracks: midiTrack({
          extra: envelopes(50, 51),
          sequencer: '<VolumeModulationTarget Id="50" /><GrainSizeModulationTarget Id="51" />',
        }),
      }),
    )
    expect(set.tracks[0]?.automation.map(({ target }) => target)).toEqual([
      { kind: 'clip', parameter: 'gain' },
      { kind: 'clip', parameter: 'grainSize' },
    ])
  })

  it('is the crossfader on the main track', async () => {
    const main = mainTrack(parameter('Tempo', 120, 8), envelopes(60)).replace(
      '</Mixer>',
      `${parameter('CrossFade', -0.5, 60)}</Mixer>`,
    )
    const set = await readXml(setXml({ main }))
    expect(set.main?.crossfader).toBe(-0.5)
    expect(set.main?.automation[0]?.target).toMatchObject({ kind: 'mixer', parameter: 'crossfader' })
  })

  it('stays unknown where the id names nothing', async () => {
    expect(await targetsOn(midiTrack({ extra: envelopes(99) }))).toEqual([{ kind: 'unknown', pointeeId: 99 }])
  })
})

describe('envelopes of old sets', () => {
  const two = '<BoolEvent Time="-63072000" Value="true" /><BoolEvent Time="8" Value="false" />'

  it('lie inside a device’s activator in Live 9', async () => {
    const on = `<On><Manual Value="true" /><ArrangerAutomation><Events>${two}</Events></ArrangerAutomation></On>`
    const set = await readXml(setXml({ root: LIVE_9, tracks: midiTrack({ devices: `<Reverb Id="0">${on}</Reverb>` }) }))
    expect(set.tracks[0]?.automation).toMatchObject([
      {
        target: { kind: 'device', deviceName: 'Reverb', devicePath: [0], parameter: 'On' },
        events: [
          { timeBeats: -63_072_000, value: 1 },
          { timeBeats: 8, value: 0 },
        ],
      },
    ])
  })

  it('are modulations in the clips of Live 8', async () => {
    const modulation = `<ModulationList><Modulations><Modulation><ModulationTarget><PointeeId Value="7" /></ModulationTarget><Automation><Events>${EVENT}</Events></Automation></Modulation></Modulations></ModulationList>`
    const devices =
      '<AutoFilter Id="0"><Cutoff><ArrangerAutomation><Events><FloatEvent Time="-63072000" Value="90" /></Events></ArrangerAutomation><ModulationTarget Id="7" /></Cutoff></AutoFilter>'
    const sequencer = arrangement(midiClip('', modulation))
    const set = await readXml(setXml({ root: LIVE_8, tracks: midiTrack({ sequencer, devices }) }))
    expect(set.tracks[0]?.arrangementClips[0]?.envelopes).toMatchObject([
      {
        target: { kind: 'device', deviceName: 'Auto Filter', devicePath: [0], parameter: 'Cutoff' },
        events: [{ timeBeats: -63_072_000, value: 1 }],
      },
    ])
  })
})

describe('curves', () => {
  const CURVE = 'CurveControl1X="0.5" CurveControl1Y="0.1" CurveControl2X="0.9" CurveControl2Y="0.5"'
  const curve = { x1: 0.5, y1: 0.1, x2: 0.9, y2: 0.5 }

  it('belong to the event that they begin at', async () => {
    const events = `${EVENT}<FloatEvent Time="4" Value="0" ${CURVE} /><FloatEvent Time="8" Value="1" />`
    const extra = `<AutomationEnvelopes><Envelopes>${envelope(0, events)}</Envelopes></AutomationEnvelopes>`
    const set = await readXml(setXml({ tracks: midiTrack({ extra }) }))
    const found: AutomationEnvelope | undefined = set.tracks[0]?.automation[0]
    expect(found?.events.map((event) => event.curve)).toEqual([undefined, curve, undefined])
  })

  it('stand in the expressions of notes as well', async () => {
    const store = `<PerNoteEventStore><EventLists><PerNoteEventList Id="0" NoteId="3" CC="-1"><Events><PerNoteEvent TimeOffset="0.25" Value="88" ${CURVE} /><PerNoteEvent TimeOffset="1" Value="9" /></Events></PerNoteEventList></EventLists></PerNoteEventStore>`
    const clip = midiClip('<MidiNoteEvent Time="0" Duration="1" Velocity="100" NoteId="3" />').replace(
      '</KeyTracks></Notes>',
      `</KeyTracks>${store}</Notes>`,
    )
    const set = await readXml(setXml({ tracks: midiTrack({ sequencer: arrangement(clip) }) }))
    const found = set.tracks[0]?.arrangementClips[0]
    expect(found?.kind === 'midi' ? found.expressions : []).toEqual([
      {
        noteId: 3,
        controller: 'pressure',
        events: [
          { offsetBeats: 0.25, value: 88, curve },
          { offsetBeats: 1, value: 9 },
        ],
      },
    ])
  })
})

describe('small settings of a set', () => {
  it('says which sends come before the fader', async () => {
    const set = await readXml(
      setXml({ rest: '<SendsPre><SendPreBool Id="0" Value="false" /><SendPreBool Id="1" Value="true" /></SendsPre>' }),
    )
    expect(set.areSendsPreFader).toEqual([false, true])
  })

  it('says which tracks are linked', async () => {
    const set = await readXml(setXml({ tracks: midiTrack({ extra: '<LinkedTrackGroupId Value="2" />' }) }))
    expect(set.tracks[0]?.linkedGroupId).toBe(2)
  })

  it('knows the clip of a groove, and lists nothing as unread', async () => {
    const groove = `<GroovePool><Groove Id="4"><Name Value="Swing" /><Clip><Value>${midiClip('')}</Value></Clip></Groove></GroovePool>`
    const xml = setXml({
      rest: `${groove}<Locators><Locators><Locator Id="0"><Time Value="4" /></Locator></Locators></Locators>`,
    })
    const set = await readXml(xml)
    expect(set.unread).toEqual([])
    expect(set.grooves[0]?.offset).toBe(xml.indexOf('<Groove Id'))
    expect(set.locators[0]?.offset).toBe(xml.indexOf('<Locator Id'))
  })
})
