import { describe, expect, it } from 'vitest'
import { presetXml, alcXml, gzipOf } from './builder/broken.ts'
import { buildSet } from './builder/build-set.ts'
import type { Preset } from './model/preset.ts'
import { readClipFile } from './read-clip-file.ts'
import { readPreset } from './read-preset.ts'
import { LIVE_12, parameter } from './testing/set-xml.ts'

async function presetOf(xml: string): Promise<Preset> {
  const result = await readPreset(new TextEncoder().encode(`<Ableton ${LIVE_12}>${xml}</Ableton>`))
  if (result.kind === 'failure') throw new Error(result.failure.message)
  return result.preset
}

const rackOf = (chains: string, returns = '') =>
  `<GroupDevicePreset><Device><DrumGroupDevice Id="0"><UserName Value="Kit" /><MacroDisplayNames.0 Value="Punch" /><MacroControls.0><Manual Value="64" /></MacroControls.0><Branches /></DrumGroupDevice></Device><PresetRef /><BranchPresets>${chains}</BranchPresets><ReturnBranchPresets>${returns}</ReturnBranchPresets></GroupDevicePreset>`

const chainOf = (name: string, devices: string) =>
  `<DrumBranchPreset Id="0"><Name Value="${name}" /><IsSoloed Value="false" /><DevicePresets>${devices}</DevicePresets><MixerPreset><AbletonDevicePreset><Device><AudioBranchMixerDevice>${parameter('Speaker', false)}${parameter('Volume', 0.5)}${parameter('Panorama', -0.25)}</AudioBranchMixerDevice></Device></AbletonDevicePreset></MixerPreset><ZoneSettings><ReceivingNote Value="92" /><SendingNote Value="60" /><ChokeGroup Value="1" /></ZoneSettings></DrumBranchPreset>`

const deviceOf = (tag: string) =>
  `<AbletonDevicePreset Id="0"><Device><${tag} Id="0">${parameter('Gain', 3)}</${tag}></Device></AbletonDevicePreset>`

describe('readPreset', () => {
  it('reads a device', async () => {
    const { device, version } = await presetOf(`<Eq8>${parameter('GlobalGain', 3)}<Mode Value="2" /></Eq8>`)
    expect([device.name, version.live]).toEqual(['EQ Eight', 12])
    expect(device.parameters.map(({ name, value, unit }) => [name, value, unit])).toEqual([
      ['GlobalGain', 3, 'dB'],
      ['Mode', 2, 'choice'],
    ])
  })

  it('reads a rack with its chains, pads, macros and mixers', async () => {
    const { device } = await presetOf(
      rackOf(chainOf('Kick', deviceOf('Saturator')), chainOf('Room', deviceOf('Reverb'))),
    )
    expect([device.name, device.userName, device.macros]).toEqual(['Drum Rack', 'Kit', [{ name: 'Punch', value: 64 }]])
    const [kick] = device.chains
    expect(kick).toMatchObject({ name: 'Kick', pan: -0.25, isMuted: true, pad: { receivingNote: 36, chokeGroup: 1 } })
    expect(kick?.volumeDb).toBeCloseTo(-6.02, 2)
    expect(kick?.devices.map(({ name }) => name)).toEqual(['Saturator'])
    expect(device.returnChains.map((chain) => chain.devices[0]?.name)).toEqual(['Reverb'])
  })

  it('reads racks in racks', async () => {
    const { device } = await presetOf(rackOf(chainOf('Outer', rackOf(chainOf('Inner', deviceOf('Limiter'))))))
    expect(device.chains[0]?.devices[0]?.chains[0]?.devices[0]?.name).toBe('Limiter')
  })

  it.each([
    ['a set', () => buildSet({}), 'set-not-preset'],
    ['a web page', () => gzipOf('<html/>'), 'not-a-live-document'],
    ['a theme', () => gzipOf(`<Ableton ${LIVE_12}><Theme /></Ableton>`), 'theme-not-set'],
    [
      'a rack without a device',
      () => gzipOf(`<Ableton ${LIVE_12}><GroupDevicePreset /></Ableton>`),
      'not-a-live-document',
    ],
  ])('refuses %s', async (_what, make, code) => {
    expect(await readPreset(await make())).toMatchObject({ kind: 'failure', failure: { code } })
  })

  it.each(['adg', 'adv'] as const)('reads a built .%s', async (kind) => {
    expect(await readPreset(await presetXml(kind))).toMatchObject({ kind: 'preset' })
  })
})

describe('readClipFile', () => {
  it('gives the clip and the set around it', async () => {
    const result = await readClipFile(await alcXml(), { fileName: 'Riff.alc' })
    expect(result).toMatchObject({
      kind: 'clip',
      clip: { name: 'Riff', kind: 'midi' },
      set: { tracks: [{ name: 'Keys' }] },
    })
  })

  it('says where there is none', async () => {
    expect(await readClipFile(await buildSet({}))).toMatchObject({
      kind: 'failure',
      failure: { code: 'not-a-live-document' },
    })
  })
})
