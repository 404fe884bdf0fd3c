import { type Commands, runCommand } from '../command'
import { stoppedJobs } from '../timed/guard'
import { confirmJob } from './stopped-jobs'

/** The stopped jobs, all or the one of this name. */
const list = async (about: string) => (await stoppedJobs()).filter(({ job, isConfirmed }) => !isConfirmed && (about === 'all' || job === about))

async function confirm(about: string) {
  const stopped = await list(about)
  for (const { job, id } of stopped) await confirmJob(job, id, 'command line')
  return stopped
}

const COMMANDS: Commands = { list, confirm }

runCommand(COMMANDS)
