import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { selfSignedCertificate } from '@radiolink/adapters/server/certificate';
import type { PackageFiles } from '../package/archive.ts';

/** A web server of Debian in front of a back end, with the package on its flash. */
export interface RunningWebServer {
  readonly http: string;
  readonly https: string;
  /** Folder of the unpacked package. */
  readonly folder: string;
  /** The most memory that its processes have held, bytes. */
  readonly peakMemory: () => number;
  readonly close: () => Promise<void>;
}

/** What a device leaves to the web server and the files in its memory. */
export const MEMORY_KB = 64 * 1024;
const CLOCK = '1970-01-01 00:01:00';
/** The library that sets the clock of a process, where the machine has it. */
export const FAKE_TIME = ['x86_64-linux-gnu', 'aarch64-linux-gnu', 'arm-linux-gnueabihf']
  .map(machine => `/usr/lib/${machine}/faketime/libfaketime.so.1`)
  .find(existsSync);

interface Place {
  readonly folder: string;
  readonly ports: { readonly http: number; readonly https: number; readonly backEnd: number };
}

/** Where the lines of a package meet those of the firmware: ports, certificate, folder. */
const LIGHTTPD = ({ folder, ports }: Place): string => `
server.port = ${ports.http}
server.bind = "127.0.0.1"
server.document-root = "${folder}/empty"
server.upload-dirs = ( "${folder}/empty" )
include "${folder}/lighttpd/settings.conf"
include "${folder}/lighttpd/radiolink.conf"
include "${folder}/lighttpd/back-end.conf"
include "${folder}/lighttpd/https.conf"
server.modules += ( "mod_openssl" )
$SERVER["socket"] == "127.0.0.1:${ports.https}" {
  ssl.engine = "enable"
  ssl.pemfile = "${folder}/device.pem"
  ssl.openssl.ssl-conf-cmd = ( "MinProtocol" => "TLSv1.2", "MaxProtocol" => "TLSv1.2" )
}
`;

const NGINX = ({ folder, ports }: Place): string => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 128; }
http {
  access_log off;
  client_body_temp_path ${folder}/empty/body;
  proxy_temp_path ${folder}/empty/proxy;
  fastcgi_temp_path ${folder}/empty/fastcgi;
  uwsgi_temp_path ${folder}/empty/uwsgi;
  scgi_temp_path ${folder}/empty/scgi;
  include ${folder}/nginx/radiolink-http.conf;
  server {
    listen 127.0.0.1:${ports.http};
    include ${folder}/nginx/https.conf;
  }
  server {
    listen 127.0.0.1:${ports.https} ssl;
    ssl_certificate ${folder}/device.pem;
    ssl_certificate_key ${folder}/device.pem;
    ssl_protocols TLSv1.2;
    include ${folder}/nginx/radiolink-server.conf;
  }
}
`;

export const WEB_SERVERS = {
  lighttpd: {
    program: '/usr/sbin/lighttpd',
    configuration: LIGHTTPD,
    start: (file: string) => ['-D', '-f', file],
  },
  nginx: { program: '/usr/sbin/nginx', configuration: NGINX, start: (file: string) => ['-c', file] },
} as const;
export type WebServerName = keyof typeof WEB_SERVERS;

export const isInstalled = (name: WebServerName): boolean => existsSync(WEB_SERVERS[name].program);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const canConnect = (port: number): Promise<boolean> =>
  new Promise(resolve => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => socket.destroy());
    socket.once('error', () => resolve(false));
    socket.once('close', failed => !failed && resolve(true));
  });

async function untilListening(
  child: ChildProcess,
  ports: readonly number[],
  said: () => string,
): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; ) {
    if (child.exitCode !== null) throw new Error(`The web server ended:\n${said()}`);
    if ((await Promise.all(ports.map(canConnect))).every(Boolean)) return;
    await new Promise(resolve => void setTimeout(resolve, 50));
  }
  throw new Error(`The web server does not listen:\n${said()}`);
}

/** What the firmware changes of the files of a package: the folder, the ports, the name of the first page. */
function asInstalled(text: string, { folder, ports }: Place): string {
  return text
    .replace('var.radiolink_files = "/www"', `var.radiolink_files = "${folder}/www"`)
    .replace('set $radiolink_files /www;', `set $radiolink_files ${folder}/www;`)
    .replace('"port" => 8081', `"port" => ${ports.backEnd}`)
    .replaceAll('127.0.0.1:8081', `127.0.0.1:${ports.backEnd}`)
    .replace(/https:\/\/(\$host)\$/, `https://$1:${ports.https}$`)
    .replace('https://${url.authority}', `https://127.0.0.1:${ports.https}`)
    .replace('var.radiolink_page = "index.html"', 'var.radiolink_page = "index.en_US.html"')
    .replace('rewrite ^/$ /index.html last;', 'rewrite ^/$ /index.en_US.html last;');
}

async function install(files: PackageFiles, place: Place): Promise<void> {
  const { folder } = place;
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), path.endsWith('.conf') ? asInstalled(String(bytes), place) : bytes);
  }
  mkdirSync(join(folder, 'empty'), { mode: 0o777 });
  for (const each of [folder, join(folder, 'empty')]) chmodSync(each, 0o777);
  const { key, cert } = await selfSignedCertificate('127.0.0.1');
  writeFileSync(join(folder, 'device.pem'), `${key}\n${cert}`);
}

/** Processes of the server that runs. */
const processesOf = (pid: number): readonly number[] => {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number).flatMap(processesOf))];
};

const peakOf = (pid: number): number =>
  Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/**
 * Starts Debian's own server as a device has it: 64 MB of address space for each of its processes (`ulimit -v`), a clock
 * that stands at 1970 (libfaketime), TLS 1.2 with a certificate of its own, plain HTTP redirected.
 */
export async function startWebServer(
  name: WebServerName,
  files: PackageFiles,
  backEnd: number,
): Promise<RunningWebServer> {
  const folder = mkdtempSync(join(tmpdir(), `radiolink-${name}-`));
  const ports = { http: await freePort(), https: await freePort(), backEnd };
  await install(files, { folder, ports });
  const { program, configuration, start } = WEB_SERVERS[name];
  const file = join(folder, 'server.conf');
  writeFileSync(file, configuration({ folder, ports }));
  const command = `ulimit -v ${MEMORY_KB}; exec "$0" "$@"`;
  const child = spawn('/bin/sh', ['-c', command, program, ...start(file)], {
    env: {
      PATH: process.env['PATH'],
      ...(FAKE_TIME && { LD_PRELOAD: FAKE_TIME, FAKETIME: `@${CLOCK}` }),
      TZ: 'UTC',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)));
  const close = async (): Promise<void> => {
    if (child.exitCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(child, [ports.http, ports.https], () => said);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    http: `http://127.0.0.1:${ports.http}/`,
    https: `https://127.0.0.1:${ports.https}/`,
    folder,
    peakMemory: () =>
      processesOf(child.pid ?? 0)
        .map(peakOf)
        .reduce((sum, bytes) => sum + bytes, 0),
    close,
  };
}
