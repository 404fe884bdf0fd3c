import 'server-only'
import { readRedirects, type Redirects } from '@/lib/entities/redirects'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { makePastFramework } from '@/lib/framework/process/rendering'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    /** Reads where former addresses lead. From when a page was first rendered. */
    readRedirects?: () => Promise<Redirects>
  }
}

/** Lets `lib/framework/guard` tell what has moved or was taken back from what never was. */
export function tellRedirects(): void {
  processState.readRedirects = () => makePastFramework(readRedirects)
}
