import type { LiveSet, SampleReference } from '@kvint/als'
import { fragilePlace } from '../../checks/files/samples-in-fragile-places.ts'
import { allSamples, eachFileOnce, folderOf } from '../../checks/files/samples-of.ts'
import type { Song } from '../../song/song.ts'
import type { SampleFacts } from './song-facts.ts'

/** Every file that the song plays, once. */
export function sampleFacts(song: Song): SampleFacts[] {
  return eachFileOnce(allSamples(song)).map(({ sample }) => ({
    id: sample.crc && sample.sizeBytes ? `${String(sample.crc)}:${String(sample.sizeBytes)}` : sample.fileName,
    fileName: sample.fileName,
    source: sample.livePackName ?? folderOf(sample),
    place: placeOf(sample),
    relativePath: sample.location === 'insideProject' ? sample.relativePath : null,
  }))
}

/** Accounts whose home folder a sample lies in: `/Users/ida/…`, `C:\Users\ida\…`. */
export function peopleIn(set: LiveSet): string[] {
  const clips = set.tracks.flatMap((track) => [
    ...track.arrangementClips,
    ...track.sessionClips.map(({ clip }) => clip),
  ])
  const names = clips.flatMap((clip) => {
    const name = clip.kind === 'audio' ? HOME.exec(clip.sample?.path ?? '')?.[1] : undefined
    return name === undefined || name.toLowerCase() === 'shared' ? [] : [name]
  })
  return [...new Set(names)]
}

function placeOf(sample: SampleReference): SampleFacts['place'] {
  switch (sample.location) {
    case 'missing':
      return 'missing'
    case 'insideProject':
      return 'project'
    case 'factoryPack':
    case 'library':
    case 'userLibrary':
    case 'builtIn':
      return 'library'
    case 'outsideProject':
    case 'unknown':
      return fragilePlace(sample.path ?? '') === null ? 'outside' : 'fragile'
  }
}

const HOME = /[/\\](?:Users|home)[/\\]([^/\\]+)[/\\]/
