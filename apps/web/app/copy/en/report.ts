export const reportEn = {
  title: (name: string) => `${name}: report`,
}

export type ReportCopy = typeof reportEn
