import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

interface Intent {
  id: string;
  object: 'payment_intent';
  amount: number;
  currency: string;
  status: string;
  client_secret: string;
  confirmation_method: string;
  last_payment_error: object | null;
  charges: number;
  refunded: number;
}

/** Test methods of Stripe's documentation: decline code, or the status that follows. */
const declines: Record<string, string> = {
  pm_card_chargeDeclined: 'generic_decline',
  pm_card_chargeDeclinedInsufficientFunds: 'insufficient_funds',
  pm_card_chargeDeclinedExpiredCard: 'expired_card',
};

/** How the server answers the next requests. */
export type Mood = 'well' | 'down' | 'nonsense' | 'slow' | 'lost-answers' | 'charged-and-silent';

export interface StripeServer {
  url: string;
  intents: Map<string, Intent>;
  mood: Mood;
  /** What the cardholder does in the bank's dialog, or the wallet in the browser. */
  act(clientSecret: string, action: 'pass' | 'fail' | 'wallet'): string;
  close(): Promise<void>;
}

/**
 * The part of Stripe's documented API that the driver uses: PaymentIntents (create, confirm, retrieve, cancel) and refunds, with
 * idempotency keys and errors in Stripe's shape.
 */
export async function startStripeServer(secretKey: string): Promise<StripeServer> {
  const intents = new Map<string, Intent>();
  const byKey = new Map<string, { status: number; body: object; params: string }>();
  const state: { mood: Mood } = { mood: 'well' };

  function create(params: URLSearchParams): Intent {
    const id = `pi_${randomBytes(12).toString('hex')}`;
    const intent: Intent = {
      id,
      object: 'payment_intent',
      amount: Number(params.get('amount')),
      currency: params.get('currency') ?? '',
      status: 'requires_payment_method',
      client_secret: `${id}_secret_${randomBytes(12).toString('hex')}`,
      confirmation_method: params.get('confirmation_method') ?? 'automatic',
      last_payment_error: null,
      charges: 0,
      refunded: 0,
    };
    intents.set(id, intent);
    return intent;
  }

  function charge(intent: Intent): Intent {
    intent.status = 'succeeded';
    intent.charges += 1;
    return intent;
  }

  function decline(intent: Intent, code: string): object {
    intent.status = 'requires_payment_method';
    intent.last_payment_error = { type: 'card_error', code: 'card_declined', decline_code: code, message: 'Declined.' };
    return { ...intent.last_payment_error, payment_intent: intent };
  }

  function confirm(intent: Intent, params: URLSearchParams): { status: number; body: object } {
    const method = params.get('payment_method');
    const fits = method ? intent.status === 'requires_payment_method' : intent.status === 'requires_confirmation';
    if (!fits) return refuse(400, 'payment_intent_unexpected_state');
    if (!method || method === 'pm_card_visa') return { status: 200, body: charge(intent) };
    if (method === 'pm_card_authenticationRequired') {
      intent.status = 'requires_action';
      return { status: 200, body: intent };
    }
    const code = declines[method];
    if (!code) return refuse(400, 'resource_missing');
    return { status: 402, body: { error: decline(intent, code) } };
  }

  function answer(path: string, method: string, params: URLSearchParams): { status: number; body: object } {
    if (path === '/v1/payment_intents' && method === 'POST') return { status: 200, body: create(params) };
    if (path === '/v1/refunds' && method === 'POST') {
      const intent = intents.get(params.get('payment_intent') ?? '');
      if (!intent) return refuse(404, 'resource_missing');
      const amount = Number(params.get('amount'));
      if (intent.refunded + amount > intent.amount) return refuse(400, 'charge_already_refunded');
      intent.refunded += amount;
      return { status: 200, body: { id: `re_${randomBytes(8).toString('hex')}`, object: 'refund', amount } };
    }
    const [, , , id = '', action] = path.split('/');
    const intent = intents.get(id);
    if (!intent) return refuse(404, 'resource_missing');
    if (action === 'confirm') return confirm(intent, params);
    if (action === 'cancel') {
      if (intent.status === 'succeeded') return refuse(400, 'payment_intent_unexpected_state');
      intent.status = 'canceled';
    }
    return { status: 200, body: intent };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await textOf(request);
    const send = (status: number, content: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(content));
    if (state.mood === 'down') return void response.destroy();
    if (state.mood === 'nonsense') return void response.writeHead(200).end('<html>Gateway</html>');
    if (state.mood === 'slow') return;
    if (request.headers.authorization !== `Bearer ${secretKey}`) return void send(401, refuse(401, 'api_key').body);
    const path = new URL(request.url ?? '/', 'http://stripe').pathname;
    const key = request.headers['idempotency-key'];
    const known = typeof key === 'string' ? byKey.get(key) : undefined;
    if (known && known.params !== `${path}?${body}`) return void send(400, refuse(400, 'idempotency_error').body);
    const result = known ?? {
      ...answer(path, request.method ?? 'GET', new URLSearchParams(body)),
      params: `${path}?${body}`,
    };
    if (typeof key === 'string') byKey.set(key, structuredClone(result));
    if (state.mood === 'charged-and-silent' && path.endsWith('/confirm')) return;
    if (state.mood === 'lost-answers' && path.endsWith('/confirm')) return void response.destroy();
    send(result.status, result.body);
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    intents,
    get mood() {
      return state.mood;
    },
    set mood(mood: Mood) {
      state.mood = mood;
    },
    act(clientSecret, action) {
      const intent = [...intents.values()].find((each) => each.client_secret === clientSecret);
      if (!intent) throw new Error('there is no such intent');
      if (action === 'wallet') charge(intent);
      else if (action === 'pass') intent.status = 'requires_confirmation';
      else decline(intent, 'authentication_failed');
      return intent.id;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function refuse(status: number, code: string): { status: number; body: object } {
  return { status, body: { error: { type: 'invalid_request_error', code, message: code } } };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
