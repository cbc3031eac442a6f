const given = { ...process.env };
afterEach(() => {
  process.env = { ...given };
  jest.resetModules();
});

test.each(['https://user@model.example/v1', 'https://:secret@model.example/v1'])(
  'refuses a secret in the address of the language model: %s',
  async (LLM_URL) => {
    Object.assign(process.env, { LLM_URL, LLM_MODEL: 'small', LLM_KEY: 'key' });
    jest.resetModules();
    const { env } = await import('./env');
    expect(env).toThrow('LLM_URL: the key goes into LLM_KEY');
  },
);
