/** On the global object, because that is the only thing that all module graphs of a process have in common. */
export const processState = (globalThis.imarProcess ??= {})
