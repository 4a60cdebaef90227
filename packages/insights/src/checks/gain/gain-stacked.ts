import { decibels, signed } from '../../words/number-words.ts'
import { list } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutTrack } from '../evidence.ts'
import { saw } from '../saw.ts'
import { manual, term } from '../sources.ts'
import { gainStages } from './gain-stages.ts'

export const gainStacked: Check = {
  id: 'GS05',
  title: 'Gain added again and again along one chain',
  area: 'mix',
  severity: 'check',
  stages: ['arrange', 'mix'],
  confidence: 'guess',
  reads: ['clips.gainDb', 'devices.parameters', 'tracks.mixer.volumeDb'],
  source: '18 dB over two stages or more: a rule of thumb',
  find: (song) => {
    const stacked = song.parts.flatMap((part) => {
      const stages = part.report.isHeard ? gainStages(part) : []
      const totalDb = stages.reduce((sum, { gainDb }) => sum + gainDb, 0)
      return stages.length >= FEWEST_STAGES && totalDb > MOST_DB ? [{ part, stages, totalDb }] : []
    })
    return saw(stacked, {
      name: ({ part }) => part.track.name,
      one: (name, { totalDb, stages }) =>
        `On ${name} ${String(stages.length)} stages add ${decibels(totalDb)} together.`,
      many: (number, names) => `On ${number} tracks several stages add more than 18 dB together: ${names}.`,
      evidence: ({ part, stages, totalDb }) =>
        aboutTrack(
          part,
          `${list(
            stages.map(({ name, gainDb }) => `${name} ${signed(gainDb)}`),
            6,
          )} = ${decibels(totalDb)}`,
        ),
    })
  },
  lesson: {
    beginner: {
      why: 'Several places in this chain make the sound louder, one after the other. Each effect then gets a louder signal than it was set for.',
      tryThis: [
        'Switch the devices of this track off, one at a time.',
        'If one makes a large jump in loudness, turn its output down until on and off are about equal.',
      ],
      listenFor: 'What the device does to the sound once it no longer just makes it louder.',
    },
    intermediate: {
      why: 'Compressors, saturators and plug-ins change character with their input level. If every stage adds a few dB, the last one works far from where you set it.',
      tryThis: [
        'Bring each device back to unity with its own Output or Gain.',
        'Set the loudness of the track once, at the fader.',
        'If the source is simply quiet, raise it at the first stage and leave the others at 0 dB.',
      ],
      listenFor: 'The same loudness with each device on and off: then you compare tone.',
    },
    advanced: {
      why: 'The sum counts what the file states as gain: clip, Utility, make-up, drive net of output, fader. Make-up that restores what a compressor took is part of it, so a hard-working compressor raises the sum without raising the level.',
      tryThis: [
        'Read peak level after each stage with a meter device, at the loudest bar.',
        'Keep −18 dBFS or so as the level between stages if your plug-ins model hardware.',
      ],
      listenFor: 'Distortion that disappears when the first stage goes down and the last goes up by the same amount.',
    },
  },
  learnMore: [term('Gain staging', 'gain-staging'), manual('Mixing', 'The Live Mixer')],
  honesty:
    'A guess: gains inside plug-ins are invisible to me, and make-up gain may only give back what a compressor takes. The meters on the track settle it.',
}

const MOST_DB = 18
const FEWEST_STAGES = 2
