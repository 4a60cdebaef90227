import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Link } from 'react-router'
import { readingEn } from '../../music/reading/copy/en/reading.ts'
import { useReadingCopy } from '../../music/reading/copy/reading.ts'
import { useLibraryCopy } from '../../music/library/copy/library.ts'
import { useAccountShelfCopy } from '../../music/account-shelf/copy/account-shelf.ts'
import { findFile } from '../../music/library/shelf.ts'
import type { ShelfEntry } from '../../music/library/shelf-entry.ts'
import { ShelfList } from '../../music/library/shelf-list.tsx'
import { PracticePlan } from '../../music/practice/practice-plan.tsx'
import { useUploads } from '../../music/uploads/use-uploads.ts'
import { useAuthState } from '../../identity/identity-provider.tsx'
import { toast, withWords } from '@kvint/ui'
import { ReadHere } from '../../music/projects/read-here.tsx'
import { afterLoad } from '../../start-up/after-load.ts'
import { whenIdle } from '../../start-up/when-idle.ts'
import { pageMeta } from '../../frame/page-meta.ts'
import { preparePage } from '../../frame/site-router.tsx'

export const meta = pageMeta(readingEn)

/** Reads sets and lists those that were read. A single set opens as soon as it is read. */
export default function Projects() {
  const words = useReadingCopy()
  const { link: libraryLink } = useLibraryCopy()
  const { status } = useAuthState()
  const { queue: uploads } = useUploads()
  const account = useAccountShelfCopy()
  /** The page of a report comes while a file is being chosen. */
  useEffect(() => afterLoad(() => whenIdle(() => preparePage('routes/projects/report'))), [])
  const keep = async (entry: ShelfEntry) => {
    const file = await findFile(entry.id)
    if (file) uploads?.add([new File([file], entry.fileName)])
    toast(file ? account.sending(entry.fileName) : account.noFile(entry.fileName))
  }

  return (
    <div className="page-width grid min-h-dvh content-start gap-12 py-8 md:py-12">
      <div className="grid gap-6">
        <h1 className="text-head sm:text-display">{words.title}</h1>
        <ReadHere />
        <Link
          to="/projects/library"
          className="inline-flex min-h-11 items-center justify-self-start text-small text-root underline underline-offset-4"
        >
          {libraryLink}
        </Link>
      </div>
      <ShelfList onKeep={status === 'signed-in' ? (entry) => void keep(entry) : undefined} empty={FIRST_REPORT} />
      <PracticePlan />
      {status === 'signed-in' && (
        <Suspense>
          <AccountShelf />
        </Suspense>
      )}
    </div>
  )
}

const FirstReport = lazy(async () => ({
  default: (await withWords(import('../../site/landing/first-report.tsx'))).FirstReport,
}))
const FIRST_REPORT = (
  <Suspense>
    <FirstReport />
  </Suspense>
)

/** With the schemas of all that an account answers it is half of the page, for those who have one; not without a network. */
const AccountShelf = lazy<ComponentType>(() =>
  import('../../music/account-shelf/account-shelf.tsx').then(
    (module) => ({ default: module.AccountShelf }),
    () => ({ default: () => null }),
  ),
)
