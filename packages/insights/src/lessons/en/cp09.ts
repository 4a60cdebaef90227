import type { LessonText } from '../lesson-text.ts'

export const lesson: LessonText = {
  beginner: {
    why: 'On a Windows computer these plug-ins stay silent.',
    tryThis: ['Right-click their tracks ▸ Freeze before you send the set to somebody.'],
    listenFor: 'The frozen track sounds the same.',
  },
  intermediate: {
    why: 'Most plug-ins also come as VST3, which both systems have.',
    tryThis: ['For the next song choose VST3 in the browser.', 'For this one: freeze, or export stems.'],
    listenFor: 'Presets: save them in the plug-in, and load them in the other format.',
  },
  advanced: {
    why: 'Live shows both formats side by side; which ones are offered is set in Preferences ▸ Plug-Ins.',
    tryThis: ['Switch Audio Units off there, so that you cannot pick them by accident.'],
    listenFor: 'Sets that you have already saved: they keep their Audio Units, and open as before.',
  },
}
