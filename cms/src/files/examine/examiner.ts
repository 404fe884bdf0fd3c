import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import { type Job, type Outcome, outcome } from './job'

export type Limits = {
  /** Processor time for one file: on a busy machine a good file takes longer, and is not refused for it. */
  seconds: number
  /** What the process may allocate, of JavaScript and of the library for pictures together. */
  megabytes: number
  /** Of these, what JavaScript may hold. */
  heapMegabytes: number
  /** Whether a process takes more than one file: what it has kept of one before is missing for the next. */
  isReused: boolean
}

const START_SECONDS = 30

/** So many times its seconds by the clock, where the processor has much else to do, or its time is not known. */
const PATIENCE = 4

/** How often the time is looked at. Milliseconds. */
const LOOK_EVERY = 100

/** Linux counts processor time in hundredths of a second for its readers, whatever the machine (USER_HZ). */
const TICKS = 100

/** The seconds of processor time that a process has used, or null where the system does not tell. */
function secondsUsed({ pid }: ChildProcess): number | null {
  try {
    // The name of the program stands in brackets and may hold anything; user and system time are the 12th and 13th fields after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1')
      .replace(/^.*\) /s, '')
      .split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return null
  }
}

/** Ends the process once it has had its time. Gives what stops that. */
function endAfter(child: ChildProcess, seconds: number): () => void {
  const began = performance.now()
  const before = secondsUsed(child) ?? 0
  const timer = setInterval(() => {
    const elapsed = (performance.now() - began) / 1000
    const used = (secondsUsed(child) ?? 0) - before
    if (used > seconds || elapsed > seconds * PATIENCE) child.kill('SIGKILL')
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}

/** An idle process is ended. */
const IDLE_SECONDS = 30

/** Processor time of one process over all files: it ends also where the service has gone and cannot end it. */
const PROCESSOR_SECONDS = 90

/** It reads what strangers send: none of the service's settings, which hold secrets. Nothing of a picture goes to the disk, where no limit counts it. */
const environment = () => ({
  NODE_ENV: process.env.NODE_ENV,
  PATH: process.env.PATH,
  TMPDIR: process.env.TMPDIR,
  MALLOC_ARENA_MAX: '1',
  UV_THREADPOOL_SIZE: '2',
  VIPS_DISC_THRESHOLD: '16g',
})

/**
 * Linux counts what a process allocates (RLIMIT_DATA), by whatever library. Elsewhere the heap of JavaScript has a limit, and pictures the one of their pixels.
 */
function commandOf({ megabytes, heapMegabytes }: Limits): [string, string[]] {
  const node = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=8', path.join(__dirname, 'child.js')]
  if (process.platform !== 'linux') return [process.execPath, node]
  const limits = `umask 077; ulimit -s 2048; ulimit -c 0; ulimit -t ${PROCESSOR_SECONDS}; ulimit -d ${megabytes * 1024}`
  return ['/bin/sh', ['-c', `${limits} && exec "$0" "$@"`, process.execPath, ...node]]
}

/** What visitors read goes first, where a process may set a priority: the units of deploy/systemd do not let it. */
function giveWay({ pid }: ChildProcess): void {
  try {
    if (pid) setPriority(pid, 5)
  } catch {
    // It is examined at the same priority.
  }
}

/** A process that examines one file after the other and is ended by the first that takes too long or too much memory. */
export class Examiner {
  private child: Promise<ChildProcess> | undefined
  private idle: NodeJS.Timeout | undefined

  constructor(private readonly limits: Limits) {}

  /** Null where the process ended, or was ended, over the file. */
  async run(job: Job): Promise<Outcome | null> {
    clearTimeout(this.idle)
    const child = await (this.child ??= this.start())
    const answer = await this.ask(child, job)
    if (!answer || answer.isSpent || !this.limits.isReused) this.end(child)
    this.idle = setTimeout(() => this.end(child), IDLE_SECONDS * 1000).unref()
    return answer
  }

  private ask(child: ChildProcess, job: Job): Promise<Outcome | null> {
    return new Promise((resolve) => {
      const stop = endAfter(child, this.limits.seconds)
      const done = (message?: unknown) => {
        stop()
        child.off('message', done).off('exit', onExit)
        resolve(outcome.safeParse(message).data ?? null)
      }
      const onExit = () => done()
      child.on('message', done).on('exit', onExit)
      if (child.exitCode !== null || child.signalCode !== null) done()
      else child.send(job, (error) => error && child.kill('SIGKILL'))
    })
  }

  private end(child: ChildProcess): void {
    this.child = undefined
    child.kill('SIGKILL')
  }

  private start(): Promise<ChildProcess> {
    const [command, args] = commandOf(this.limits)
    const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: environment() })
    // The service may end while one waits for work.
    child.unref()
    child.channel?.unref()
    const started = new Promise<ChildProcess>((resolve, reject) => {
      const fail = () => reject(new Error('The process that examines files could not start.'))
      const timer = setTimeout(() => child.kill('SIGKILL'), START_SECONDS * 1000)
      child
        .once('message', () => resolve(child))
        .once('error', fail)
        .once('exit', fail)
      child.once('message', () => clearTimeout(timer)).once('exit', () => clearTimeout(timer))
    })
    giveWay(child)
    started.catch(() => {
      this.child = undefined
    })
    return started
  }
}
