import { list } from '../../words/name-words.ts'
import type { Check } from '../check.ts'
import { aboutMain } from '../evidence.ts'
import { hasCleanMain } from './has-clean-main.ts'
import { activeMainDevices, isLimiter } from './limiters.ts'
import { manual, standard } from '../sources.ts'

export const noLimiter: Check = {
  id: 'MB01',
  title: 'No limiter on the main track',
  area: 'mix',
  severity: 'info',
  stages: ['export'],
  confidence: 'certain',
  reads: ['main.devices'],
  source: 'A fact about the chain; 87 % of public sets have none, so this only teaches',
  find: (song) => {
    if (!song.set.main || song.picture.of === 'nothing' || activeMainDevices(song).some(isLimiter)) return null
    if (hasCleanMain(song)) return null
    return {
      claim: `There is no limiter on ${song.mainName}.`,
      evidence: [
        aboutMain(
          `${song.mainName}: ${
            song.mainDevices.length === 0
              ? 'no devices'
              : list(
                  song.mainDevices.map(({ device }) => device.name),
                  5,
                )
          }`,
        ),
      ],
    }
  },
  lesson: {
    beginner: {
      why: 'A limiter is a safety net for the export. You do not need one while writing, and many people never use one until the end.',
      tryThis: [
        'When you export, watch the main meter once through.',
        'If it turns red, lower all tracks, or put a Limiter at the end with Ceiling −1 dB.',
      ],
      listenFor: 'Crackle on the loudest hits of the exported file.',
    },
    intermediate: {
      why: 'Peaks above 0 dB clip in a 16- or 24-bit file. Staying below by balance is as good as a limiter; a limiter is also a tool for loudness, which is a separate choice.',
      tryThis: [
        'For a mastering engineer: no limiter, peaks around −3 dB, 24 or 32 bit.',
        'For an upload: Limiter last, ceiling −1 dB, only as much gain as you like the sound of.',
      ],
      listenFor: 'Compare with and without at the same loudness.',
    },
    advanced: {
      why: 'A 32-bit float export does not clip; the clipping is then only postponed to the next fixed-point stage. TD1008 asks for −1 dBTP at distribution, however you get there.',
      tryThis: ['Export 32-bit float for further work; limit in the mastering set, at the end of the chain.'],
      listenFor: 'Peak-to-loudness ratio before and after: it says what the limiter costs.',
    },
  },
  learnMore: [
    manual('Live Audio Effect Reference', 'Limiter'),
    standard('AES TD1008', 'AES TD1008, Recommendations for loudness of internet audio streaming'),
  ],
  honesty:
    'Certain that none is there by name. Your plug-in may limit under another name, and a mix that peaks below −1 dB needs none.',
}
