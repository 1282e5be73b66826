import { RequestFailure } from '@radiolink/domain/errors';

/** Code of a refused action: not supported. */
const NOT_SUPPORTED = 4;

/** The failure of a feature that a device of this kind does not have; returned without a request. */
export function unsupported(detail = ''): RequestFailure {
  const error = 'Not supported by this device.';
  return new RequestFailure({
    kind: 'device-api',
    error,
    message: error,
    detail,
    statusCode: 404,
    code: NOT_SUPPORTED,
    unasked: true,
  });
}
