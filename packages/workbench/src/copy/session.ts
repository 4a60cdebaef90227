import { copyOf } from '@kvint/ui'
import {
  aboutEn,
  promptsEn,
  questionEn,
  resourcesEn,
  rootsEn,
  sessionEn,
  tasksEn,
  timelineEn,
  viewEn,
  workbenchEn,
} from './en/session.ts'

export const useTimelineWords = copyOf(timelineEn, async () => (await import('./nb/session.ts')).timelineNb)
export const useQuestionWords = copyOf(questionEn, async () => (await import('./nb/session.ts')).questionNb)
export const useWorkbenchWords = copyOf(workbenchEn, async () => (await import('./nb/session.ts')).workbenchNb)
export const useSessionWords = copyOf(sessionEn, async () => (await import('./nb/session.ts')).sessionNb)
export const useAboutWords = copyOf(aboutEn, async () => (await import('./nb/session.ts')).aboutNb)
export const useResourcesWords = copyOf(resourcesEn, async () => (await import('./nb/session.ts')).resourcesNb)
export const usePromptsWords = copyOf(promptsEn, async () => (await import('./nb/session.ts')).promptsNb)
export const useRootsWords = copyOf(rootsEn, async () => (await import('./nb/session.ts')).rootsNb)
export const useTasksWords = copyOf(tasksEn, async () => (await import('./nb/session.ts')).tasksNb)
export const useViewWords = copyOf(viewEn, async () => (await import('./nb/session.ts')).viewNb)
