import { ConfigError, readConfig } from '@repaso/shared/config';
import { describe, expect, it } from 'vitest';
import { modelSettings, openAiConfig } from './openai-config.ts';

const settings = (environment: NodeJS.ProcessEnv) =>
  modelSettings(readConfig(openAiConfig, environment));

describe('the model', () => {
  it('is none without a key or an address', () => {
    expect(settings({})).toBeUndefined();
    expect(settings({ OPENAI_MODEL: 'm', OPENAI_API_KEY: '' })).toBeUndefined();
  });

  it('is asked at OpenAI with a key alone, and elsewhere even without one', () => {
    expect(settings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' })).toEqual({
      baseUrl: undefined,
      apiKey: 'k',
      model: 'm',
      visionModel: 'm',
      timeoutMs: 40_000,
    });
    expect(settings({ OPENAI_BASE_URL: 'http://127.0.0.1:1/v1', OPENAI_MODEL: 'm' })).toMatchObject(
      { baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined },
    );
  });

  it('reads photos unless another or none is named', () => {
    const vision = (OPENAI_VISION_MODEL: string) =>
      settings({ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_VISION_MODEL })?.visionModel;
    expect(vision('v')).toBe('v');
    expect(vision('off')).toBeUndefined();
  });

  it.each([
    { OPENAI_API_KEY: 'k' },
    { OPENAI_BASE_URL: 'file:///tmp', OPENAI_MODEL: 'm' },
    { OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm', OPENAI_TIMEOUT_MS: 'soon' },
  ])('is refused with what is wrong: %j', (environment) => {
    expect(() => settings(environment)).toThrow(ConfigError);
    expect(() => settings(environment)).toThrow(/OPENAI_(MODEL|BASE_URL|TIMEOUT_MS):/);
  });
});
