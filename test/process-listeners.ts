// Runs before each test file (`setupFilesAfterEnv`): a listener of the process that stays would keep the file's modules in memory.
const before = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));

afterAll(() => {
  for (const name of process.eventNames())
    for (const listener of process.rawListeners(name))
      if (!before.get(name)?.includes(listener)) process.removeListener(name, listener as () => void);
});
