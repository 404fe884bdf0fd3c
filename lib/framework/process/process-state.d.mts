/**
 * What the process has once: server components, the rendering of documents, routes, the guard and the cache handler are bundled
 * or loaded apart, each with modules of its own. One property for each owner, who declares it beside its code and makes it.
 */
export interface ProcessState {}

export declare const processState: ProcessState
