import { copyOf } from '@kvint/ui'
import { doctorEn } from './en/doctor.ts'

export const useDoctorWords = copyOf(doctorEn, async () => (await import('./nb/doctor.ts')).doctorNb)
