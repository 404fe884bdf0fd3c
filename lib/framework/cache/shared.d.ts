import type { DataFiles } from '@/lib/framework/page/data-files.mjs'
import type { Stylesheets } from '@/lib/framework/page/stylesheets.mjs'
import type { KeptAddresses } from './kept-addresses.mjs'
import type { KeptPaths } from './kept-paths.mjs'
import type { MakingTurns } from './making-turns.mjs'
import type { Marks } from './marks.mjs'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    dataFiles?: DataFiles
    keptAddresses?: KeptAddresses
    /** What needs no rendering. */
    keptPaths?: KeptPaths
    makingTurns?: MakingTurns
    marks?: Marks
    stylesheets?: Stylesheets
  }
}
