import { errorCodes, type FastifyInstance, type FastifyReply } from 'fastify'

const looksPerBound = 20

/**
 * Refuses (503) what no handler has answered within so many milliseconds, or a twentieth more. One look
 * at all requests every now and then costs less than a timer for each of them.
 */
export function boundHandlers(app: FastifyInstance, ms: number): void {
  const begun = new Map<FastifyReply, number>()

  const look = () => {
    const latest = performance.now() - ms
    for (const [reply, at] of begun) {
      if (at > latest) return
      begun.delete(reply)
      end(reply)
    }
  }
  const looking = setInterval(look, ms / looksPerBound).unref()

  app.addHook('onRequest', (_request, reply, done) => {
    begun.set(reply, performance.now())
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    begun.delete(reply)
    done()
  })
  app.addHook('onClose', async () => clearInterval(looking))
}

function end(reply: FastifyReply): void {
  if (reply.sent) return
  if (reply.raw.headersSent) reply.raw.destroy()
  else reply.send(new errorCodes.FST_ERR_HANDLER_TIMEOUT())
}
