declare module 'virtual:example-front' {
  /** Places and lengths are bars, counted from 0. */
  export const EXAMPLE_FRONT: {
    readonly title: string
    readonly key: string
    readonly bpm: number
    readonly bars: number
    readonly sections: readonly { readonly label: string; readonly from: number; readonly bars: number }[]
    readonly chords: readonly {
      readonly from: number
      readonly bars: number
      readonly symbol: string
      readonly kind: string
    }[]
    readonly rows: readonly {
      readonly name: string
      readonly series: string
      readonly clips: readonly (readonly [from: number, bars: number])[]
    }[]
    /** 0 to 1, in steps of equal length. */
    readonly energy: readonly number[]
    /** One claim of each area that the cards speak of. */
    readonly told: { readonly harmony: string; readonly arrangement: string; readonly mix: string }
    /** What the report raises first. */
    readonly findings: readonly string[]
    /** What it is, in two sentences. */
    readonly summary: string
    readonly borrowed: BorrowedChord
  }
  /** The first chord from the parallel minor key; its bar counts from 1. */
  export type BorrowedChord = {
    readonly bar: number
    readonly symbol: string
    readonly roman: string
    readonly before: string
    readonly after: string
    readonly parallel: string
  }
}

declare module 'virtual:example-front-nb' {
  import type { BorrowedChord } from 'virtual:example-front'
  /** The words of `EXAMPLE_FRONT` in Norwegian; `symbols` of its chords in their order. */
  export const EXAMPLE_WORDS_NB: {
    readonly key: string
    readonly told: { readonly harmony: string; readonly arrangement: string; readonly mix: string }
    readonly findings: readonly string[]
    readonly summary: string
    readonly borrowed: BorrowedChord
    readonly sections: readonly { readonly label: string; readonly from: number; readonly bars: number }[]
    readonly symbols: readonly string[]
  }
}

declare module 'virtual:song-stories' {
  /** In the order of their stories. Places and lengths are bars, counted from 0. */
  export const SONG_STORIES: readonly {
    readonly id: string
    readonly key: string
    readonly told: string
    /** `66`, or `126–208` where the tempo changes. */
    readonly bpm: string
    readonly bars: number
    readonly chords: readonly { readonly from: number; readonly bars: number; readonly kind: string }[]
  }[]
}

declare module 'virtual:song-stories-nb' {
  /** The words of `SONG_STORIES` in Norwegian, in their order. */
  export const SONG_WORDS_NB: readonly { readonly key: string; readonly told: string }[]
}

declare module 'virtual:common-passwords' {
  /** In lower case, one a line. */
  export const COMMON_PASSWORDS: string
}

declare module 'virtual:warm-up-set' {
  /** A small `.als`, in base64. */
  export const WARM_UP_SET: string
}
