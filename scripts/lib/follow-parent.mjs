// Loaded into every service: the service ends when the process that started it is gone, however that ended.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

// A service hands its own flags on to the processes that it forks (Node does, and Next's development server), but their channel is not ours: released
// here, it would close before the first message arrives.
const position = process.execArgv.findIndex((flag, index) => flag === '--import' && process.execArgv[index + 1] === import.meta.url)
if (position >= 0) process.execArgv.splice(position, 2)
