/** Written by `npm run measure:songs`: quantiles (5, 25, 50, 75 and 95 %) of songs that others made. */
export const REFERENCE_SONGS = {
  "chords": {
    "pop": {
      "songs": 554,
      "different": [ 4, 6, 6, 8, 11 ],
      "medianBeats": [ 2, 2, 2, 4, 4 ],
      "outside": [ 0, 0, 0.027, 0.068, 0.173 ]
    },
    "rock": {
      "songs": 116,
      "different": [ 3, 3, 5, 6, 10 ],
      "medianBeats": [ 2, 2, 4, 6, 12 ],
      "outside": [ 0, 0, 0.049, 0.145, 0.361 ]
    }
  },
  "melody": {
    "pop": {
      "songs": 557,
      "semitones": [ 14, 17, 17, 21, 25 ],
      "steps": [ 0.396, 0.504, 0.577, 0.642, 0.726 ]
    }
  },
  "length": {
    "pop": {
      "songs": 558,
      "seconds": [ 182, 227, 253, 275, 313 ]
    }
  },
  "drums": {
    "rock": {
      "songs": 23,
      "drummers": 8,
      "soft": [ 0.197, 0.348, 0.462, 0.571, 0.73 ],
      "hitsPerBeat": [ 3.068, 3.472, 4.073, 4.973, 6.646 ]
    },
    "funk": {
      "songs": 12,
      "drummers": 4,
      "soft": [ 0.371, 0.558, 0.739, 0.778, 0.891 ],
      "hitsPerBeat": [ 3.939, 4.289, 5.75, 5.843, 6.664 ]
    }
  }
} as const
