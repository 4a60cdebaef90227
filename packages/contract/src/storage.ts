import * as z from 'zod/mini'

/** What an account may keep, by plan: bytes of files, and how many. Files on their way and sets without a report count too. */
export const STORAGE: Readonly<Record<string, StorageLimits>> = {
  free: { bytes: 500_000_000, sets: 100 },
  early_supporter: { bytes: 5_000_000_000, sets: 1_000 },
  granted: { bytes: 5_000_000_000, sets: 1_000 },
  premium_monthly: { bytes: 50_000_000_000, sets: 10_000 },
  premium_yearly: { bytes: 50_000_000_000, sets: 10_000 },
  pro: { bytes: 50_000_000_000, sets: 10_000 },
}

export type StorageLimits = { readonly bytes: number; readonly sets: number }

/** What `GET /api/v1/storage` answers: what is kept, and the most that the plan keeps. */
export const storageSchema = z.object({
  usedBytes: z.number(),
  mostBytes: z.number(),
  usedSets: z.number(),
  mostSets: z.number(),
})

export type Storage = z.infer<typeof storageSchema>
