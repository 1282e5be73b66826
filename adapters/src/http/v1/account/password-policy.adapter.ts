import type { Received } from '@radiolink/openapi/received';
import type { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from '@radiolink/domain/session';
import type { CallOptions } from '../../client/answer.ts';
import type { Range } from '../../wire/scalars.ts';
import { readAnswer } from '../../wire/read-answer.ts';
import type { V1Client } from '../client/v1-client.ts';

const LENGTHS: Range = [1, 256];
const TESTS: Range = [0, 4];

/**
 * Rules of a new password, by `user/password-requirements`; missing ones are replaced by the default policy.
 */
export class V1PasswordPolicy implements PasswordPolicyPort {
  constructor(private readonly client: V1Client) {}

  async read(options?: CallOptions): Promise<PasswordPolicy> {
    return mapPasswordPolicy(await this.client.get('/api/v1.0/user/password-requirements', options));
  }
}

export function mapPasswordPolicy(json: Received<'/api/v1.0/user/password-requirements'>): PasswordPolicy {
  const known = DEFAULT_PASSWORD_POLICY;
  return readAnswer(json, policy => {
    const words = policy.texts('forbiddenWords');
    return {
      min: policy.number('minLength', LENGTHS) ?? known.min,
      good: policy.number('goodLength', LENGTHS) ?? known.good,
      great: policy.number('greatLength', LENGTHS) ?? known.great,
      optionalTestsToPass: policy.number('optionalTestsToPass', TESTS) ?? known.optionalTestsToPass,
      forbiddenWords: words.length === 0 ? known.forbiddenWords : words,
    };
  });
}
