import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai'
import { ConstantBackoff, handleWhen, retry, wrap } from 'cockatiel'
import * as z from 'zod/mini'
import { createBreaker, restDefaults } from './breaker.ts'
import { limitedFetch } from './limited-fetch.ts'
import { type AskModel, ModelFailure, type ModelRequest, type ModelSettings } from './model.ts'

const defaults = {
  /** For one text in all, the second try included. */
  budgetMs: 8_000,
  ...restDefaults,
  /** Before the second try. */
  pauseMs: 300,
  /** However long a provider asks us to wait. */
  longestRestMs: 15 * 60_000,
}

type Options = Partial<typeof defaults> & {
  /** Hears when the model begins to rest, with why, and when it works again. */
  onChange?: (state: { works: boolean; why: string }) => void
}

/** One reply is a few sentences; a model that never ends costs no more than this. */
const mostTokens = 1_000

async function languageModel(settings: ModelSettings): Promise<LanguageModel> {
  const { provider, model, baseUrl: baseURL, apiKey } = settings
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch: limitedFetch })(model)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    ...{ name: 'model', baseURL, fetch: limitedFetch, supportsStructuredOutputs: true },
    ...(apiKey !== undefined && { apiKey }),
  })(model)
}

/** In milliseconds, from a header in seconds or a date; 0 where there is none. */
function retryAfterOf(headers: Record<string, string> | undefined): number {
  const given = headers?.['retry-after']
  if (given === undefined) return 0
  const ms = /^\d+$/.test(given.trim()) ? Number(given) * 1000 : Date.parse(given) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}

/** What went wrong, in one of our own words: errors of others quote the request and the reply. */
function failureOf(error: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure('too slow')
  if (NoObjectGeneratedError.isInstance(error)) return new ModelFailure('sends what cannot be read')
  if (!APICallError.isInstance(error)) return new ModelFailure('cannot be reached')
  const { statusCode: status = 0 } = error
  if (status === 429) {
    return new ModelFailure('is asked too often', retryAfterOf(error.responseHeaders))
  }
  if (status === 0) return new ModelFailure('cannot be reached')
  if (status < 400) return new ModelFailure('sends what cannot be read')
  if (status === 408 || status >= 500) return new ModelFailure('fails')
  return new ModelFailure('refuses the call')
}

/** The JSON that stands among other words, as models send that know no forced form. */
function readWrapped<Reply>(text: string | undefined, schema: z.ZodMiniType<Reply>) {
  const [begin, end] = [text?.indexOf('{') ?? -1, text?.lastIndexOf('}') ?? -1]
  if (text === undefined || begin < 0 || end < begin) return undefined
  try {
    return z.safeParse(schema, JSON.parse(text.slice(begin, end + 1))).data
  } catch {
    return undefined
  }
}

const isWorthAnotherTry = (error: unknown): boolean =>
  error instanceof ModelFailure &&
  (error.why === 'fails' ||
    error.why === 'cannot be reached' ||
    error.why === 'sends what cannot be read')

/**
 * The door to a language model over HTTP: one text at a time within a budget, one more try where that
 * may help, and a rest after many failures in a row or when the provider asks for one.
 */
export function openModel(settings: ModelSettings, options: Options = {}): AskModel {
  const { onChange = () => undefined, ...given } = options
  const { budgetMs, failuresInARow, restMs, pauseMs, longestRestMs } = { ...defaults, ...given }
  globalThis.AI_SDK_LOG_WARNINGS = false
  let opened: Promise<LanguageModel> | undefined

  const breaker = createBreaker({ failuresInARow, restMs, onChange })

  let resting = false
  const rest = (ms: number) => {
    if (resting || ms === 0) return
    resting = true
    const { dispose } = breaker.policy.isolate()
    setTimeout(
      () => {
        resting = false
        dispose()
      },
      Math.min(ms, longestRestMs),
    ).unref()
  }

  const tryOnce = async <Reply>(
    { instructions, prompt, schema }: ModelRequest<Reply>,
    signal: AbortSignal,
  ): Promise<Reply> => {
    try {
      signal.throwIfAborted()
      opened ??= languageModel(settings)
      const { output } = await generateText({
        ...{ model: await opened, instructions, prompt, maxRetries: 0, abortSignal: signal },
        ...(settings.provider === 'anthropic' && { maxOutputTokens: mostTokens }),
        output: Output.object({ schema }),
      })
      return output as Reply
    } catch (error) {
      const wrapped = NoObjectGeneratedError.isInstance(error)
        ? readWrapped(error.text, schema)
        : undefined
      if (wrapped !== undefined) return wrapped
      const failure = failureOf(error, signal)
      breaker.note(failure)
      rest(failure.retryAfterMs)
      throw failure
    }
  }

  const twice = retry(handleWhen(isWorthAnotherTry), {
    maxAttempts: 1,
    backoff: new ConstantBackoff(pauseMs),
  }).dangerouslyUnref()
  const policy = wrap(twice, breaker.policy)

  return async (request) => {
    const own = AbortSignal.timeout(budgetMs)
    const signal = request.signal ? AbortSignal.any([own, request.signal]) : own
    return breaker.around(() => policy.execute(() => tryOnce(request, signal)))
  }
}
