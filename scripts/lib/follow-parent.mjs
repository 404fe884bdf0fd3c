// Loaded into every service: when the starting process is gone, however it ended, the service ends too.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
