import { copyOf } from '@kvint/ui'
import { skillsEn } from './en/skills.ts'

export const useSkillWords = copyOf(skillsEn, async () => (await import('./nb/skills.ts')).skillsNb)
