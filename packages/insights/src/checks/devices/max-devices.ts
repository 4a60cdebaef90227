import { list } from '../../words/name-words.ts'
import { count } from '../../words/number-words.ts'
import { ANY_STAGE, type Check } from '../check.ts'
import { aboutSet } from '../evidence.ts'
import { manual } from '../sources.ts'

export const maxDevices: Check = {
  id: 'CP10',
  title: 'Max for Live devices',
  area: 'files',
  severity: 'info',
  stages: ANY_STAGE,
  confidence: 'certain',
  reads: ['devices of kind max'],
  source: 'Max for Live belongs to Live Suite, or is an add-on to Standard',
  find: ({ overview }) => {
    if (overview.maxDevices.length === 0) return null
    return {
      claim: `This set uses ${count(overview.maxDevices.length, 'Max for Live device')}: ${list(
        overview.maxDevices.map(({ name }) => name),
        4,
      )}.`,
      evidence: overview.maxDevices.map(({ name, count: used }) => aboutSet(`${name}, used ${count(used, 'time')}`)),
    }
  },
  lesson: {
    beginner: {
      why: 'People with a smaller edition of Live cannot run these devices.',
      tryThis: ['Freeze their tracks before you share the set.'],
      listenFor: 'The frozen track sounds the same.',
    },
    intermediate: {
      why: 'A Max device is a file of its own. If it lies outside the project, it can go missing like a sample.',
      tryThis: ['File ▸ Collect All and Save.', 'Freeze or export for people with Intro or Standard.'],
      listenFor: 'Modulation that runs freely differs at each playback.',
    },
    advanced: {
      why: 'Devices that use the Live API act on the set while it runs and may write into its undo history; their state is partly outside of what the set stores.',
      tryThis: ['Freeze the device itself (its snowflake) to bundle its own files.'],
      listenFor: 'Recall after reopening.',
    },
  },
  learnMore: [manual('Max for Live')],
  honesty: 'Certain about the list.',
}
