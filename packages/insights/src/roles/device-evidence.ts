import type { Device, Track } from '@kvint/als'
import { quoted } from '../words/figures.ts'
import { say } from '../words/say.ts'
import type { Role } from '@kvint/report'
import { isDrumPlugin } from './plays-pads.ts'
import { roleByName } from './role-by-name.ts'
import { EVIDENCE_WEIGHT, type RoleEvidence } from './role-evidence.ts'

/** What a track's instruments say about its role: their kind, their name or preset, and the samples that they play. */
export function deviceEvidence(track: Track): RoleEvidence[] {
  return track.devices.flatMap((device) => [
    ...byKinds(device),
    ...byPreset(device),
    ...bySamples(device),
    ...(track.kind === 'audio' ? byAmp(device) : []),
  ])
}

/** A rack speaks by the instruments within it, each role once: a Drum Rack is often wrapped for its macros. */
function byKinds(device: Device): RoleEvidence[] {
  const found = byKind(device)
  if (found.length > 0 || device.tag === 'DrumGroupDevice') return found
  const inside = device.chains.flatMap((chain) => chain.devices.flatMap(byKinds))
  const sure = inside.filter(({ weight }) => weight >= EVIDENCE_WEIGHT.range)
  return sure.filter(({ role }, index) => sure.findIndex((one) => one.role === role) === index)
}

function byKind(device: Device): RoleEvidence[] {
  const known = DEVICE_ROLES[device.tag]
  if (known) return [{ ...known, because: say`it plays ${device.name}` }]
  if (device.kind === 'plugin' && isDrumPlugin(device.name)) {
    return [{ role: 'drums', weight: EVIDENCE_WEIGHT.sample, because: say`it plays ${device.name}` }]
  }
  const voice = DRUM_SYNTH.test(device.name) ? roleByName(device.name) : null
  if (voice) return [{ role: voice.role, weight: EVIDENCE_WEIGHT.sample, because: say`it plays ${device.name}` }]
  return []
}

/** Who records plays a guitar or a bass through an amplifier, now and then a voice or a drum: a weak sign. */
function byAmp({ tag, kind, name }: Device): RoleEvidence[] {
  const isAmp = tag === 'Amp' || (kind === 'plugin' && (GUITAR_AMP.test(name) || BASS_AMP.test(name)))
  if (!isAmp) return []
  const role = kind === 'plugin' && BASS_AMP.test(name) ? 'bass' : 'guitar'
  return [{ role, weight: EVIDENCE_WEIGHT.group, because: say`it plays through ${name}` }]
}

/** A rack of audio effects that is called one says what is done to a sound, not what sounds. */
function byPreset(device: Device): RoleEvidence[] {
  if (device.kind !== 'instrument' && device.kind !== 'rack' && device.kind !== 'plugin') return []
  const named = device.userName === '' ? (device.presetName ?? '') : device.userName
  const found = roleByName(named.replace(/\.[a-z]{3,4}$/i, ''))
  return found && !(found.role === 'effects' && device.tag === 'AudioEffectGroupDevice')
    ? [{ role: found.role, weight: EVIDENCE_WEIGHT.preset, because: say`its sound is ${quoted(named)}` }]
    : []
}

/** Samples of instruments at the top or one rack down; a Drum Rack holds many voices and speaks for itself. */
function bySamples(device: Device): RoleEvidence[] {
  if (device.tag === 'DrumGroupDevice') return []
  const inside = device.chains.length === 1 ? (device.chains[0]?.devices ?? []) : []
  const samples = [device, ...inside].flatMap((one) => one.samples)
  if (samples.length === 0 || samples.length > MOST_SAMPLES) return []
  const found = samples[0] ? roleByName(samples[0].fileName.replace(/\.\w+$/, '')) : null
  return found
    ? [
        {
          role: found.role,
          weight: EVIDENCE_WEIGHT.sample,
          because: say`it plays ${quoted(samples[0]?.fileName ?? '')}`,
        },
      ]
    : []
}

/** A multisample has one file a key: its names speak of notes. */
const MOST_SAMPLES = 2

/** Live's drum synthesisers made with Max, one voice each: DS Kick, DS Snare, DS Clap, DS HH … */
const DRUM_SYNTH = /^DS (?:Kick|Snare|Clap|HH|Tom|Cymbal)\b/

const DEVICE_ROLES: Readonly<Record<string, { readonly role: Role; readonly weight: number }>> = {
  DrumGroupDevice: { role: 'drums', weight: EVIDENCE_WEIGHT.device },
  InstrumentImpulse: { role: 'drums', weight: EVIDENCE_WEIGHT.device },
  DrumCell: { role: 'drums', weight: EVIDENCE_WEIGHT.preset },
  LoungeLizard: { role: 'keys', weight: EVIDENCE_WEIGHT.preset },
  MidiArpeggiator: { role: 'arp', weight: EVIDENCE_WEIGHT.range },
}

/** Amplifiers of guitars, as their makers call them. */
const GUITAR_AMP =
  /guitar ?rig|guitar ?amp|amplitube|bias ?(?:fx|amp)|archetype|fortin|toneforge|tone ?hub|amp ?hub|helix ?native|pod ?farm|tonex|s-gear|waves ?gtr|gtr ?(?:amp|stomp|tool)|\bth-?[u3]\b|amp ?room|mercuriall|nembrini|neural ?amp/i
const BASS_AMP = /ampeg|\bsvt\b|darkglass|parallax|bass ?amp/i
