import type { Picture } from '@kvint/insights'
import { CellsPlot } from './cells-plot.tsx'
import { ChainsPlot } from './chains-plot.tsx'
import { ColumnsPlot } from './columns-plot.tsx'
import { DotsPlot } from './dots-plot.tsx'
import { FanPlot } from './fan-plot.tsx'
import { FunnelPlot } from './funnel-plot.tsx'
import { GrowthPlot } from './growth-plot.tsx'
import { LinesPlot } from './lines-plot.tsx'
import type { PlotProps } from './plot.ts'
import { RangesPlot } from './ranges-plot.tsx'
import { RankedPlot } from './ranked-plot.tsx'
import { RingPlot } from './ring-plot.tsx'
import { StacksPlot } from './stacks-plot.tsx'
import { TilesPlot } from './tiles-plot.tsx'

/** The drawing that fits a habit. */
export function HabitPlot({ picture, ...rest }: PlotProps<Picture>) {
  switch (picture.kind) {
    case 'columns':
      return <ColumnsPlot picture={picture} {...rest} />
    case 'ranked':
      return <RankedPlot picture={picture} {...rest} />
    case 'ring':
      return <RingPlot picture={picture} {...rest} />
    case 'funnel':
      return <FunnelPlot picture={picture} {...rest} />
    case 'lines':
      return <LinesPlot picture={picture} {...rest} />
    case 'growth':
      return <GrowthPlot picture={picture} {...rest} />
    case 'cells':
      return <CellsPlot picture={picture} {...rest} />
    case 'dots':
      return <DotsPlot picture={picture} {...rest} />
    case 'ranges':
      return <RangesPlot picture={picture} {...rest} />
    case 'fan':
      return <FanPlot picture={picture} {...rest} />
    case 'stacks':
      return <StacksPlot picture={picture} {...rest} />
    case 'tiles':
      return <TilesPlot picture={picture} {...rest} />
    case 'chains':
      return <ChainsPlot picture={picture} {...rest} />
  }
}
