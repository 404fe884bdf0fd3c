"""
OpenStack Swift with its S3 interface, in one process: proxy, account, container and object server, as they run in production, on
one disk that is a folder. Debian: apt-get install python3-swift. Ends with its standard input where that is a pipe, and when it is killed.

    python3 server.py FOLDER PORT ACCESS_KEY SECRET_KEY BUCKET…
"""

import http.client
import logging
import os
import stat
import sys

import eventlet
from swift.common import utils

eventlet.monkey_patch(all=False, socket=True, select=True, thread=True)

from eventlet import wsgi
from swift.common.http_protocol import SwiftHttpProtocol
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

HOST = "127.0.0.1"

PROXY = """
[DEFAULT]
swift_dir = {folder}

[pipeline:main]
pipeline = catch_errors gatekeeper memory listing_formats bulk s3api tempauth slo dlo versioned_writes proxy-server

[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true

[filter:tempauth]
use = egg:swift#tempauth
user_{account}_{user} = {secret} .admin

[filter:s3api]
use = egg:swift#s3api
location = us-east-1
{filters}
"""

FILTERS = ["catch_errors", "gatekeeper", "listing_formats", "bulk", "slo", "dlo", "versioned_writes"]

SERVER = """
[DEFAULT]
devices = {folder}/devices
mount_check = false
swift_dir = {folder}

[pipeline:main]
pipeline = {kind}-server

[app:{kind}-server]
use = egg:swift#{kind}
"""


class Memory:
    """What memcached is asked for; there is one process, so a dictionary does."""

    def __init__(self):
        self.values = {}

    def get(self, key, *_, **__):
        return self.values.get(key)

    def set(self, key, value, *_, **__):
        self.values[key] = value

    def incr(self, key, delta=1, *_, **__):
        self.values[key] = self.values.get(key, 0) + delta
        return self.values[key]

    def delete(self, key, *_, **__):
        self.values.pop(key, None)


def memory_filter(_, **__):
    memory = Memory()

    def wrap(app):
        def call(environment, start_response):
            environment["swift.cache"] = memory
            return app(environment, start_response)

        return call

    return wrap


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    return path


def listen(port):
    return eventlet.listen((HOST, port))


def serve(socket, config):
    app = loadapp(config, global_conf={"log_level": "ERROR"})
    quiet = utils.NullLogger()
    eventlet.spawn(
        wsgi.server,
        socket,
        app,
        quiet,
        protocol=SwiftHttpProtocol,
        capitalize_response_headers=False,
    )


def make_buckets(port, access_key, secret, names):
    connection = http.client.HTTPConnection(HOST, port)

    def ask(method, path, headers):
        connection.request(method, path, headers=headers)
        answer = connection.getresponse()
        answer.read()
        if answer.status >= 300:
            sys.exit(f"{method} {path} answered {answer.status}")
        return answer

    token = ask("GET", "/auth/v1.0", {"X-Auth-User": access_key, "X-Auth-Key": secret}).getheader("X-Auth-Token")
    for name in names:
        ask("PUT", f"/v1/AUTH_{access_key.split(':')[0]}/{name}", {"X-Auth-Token": token, "Content-Length": "0"})


def main(folder, port, access_key, secret, *buckets):
    logging.disable(logging.CRITICAL)
    # Of a real cluster this stands in /etc/swift/swift.conf.
    utils.HASH_PATH_SUFFIX = b"imar"
    sys.modules["memory_filter"] = sys.modules[__name__]
    os.makedirs(os.path.join(folder, "devices", "disk"), exist_ok=True)

    for kind in ("account", "container", "object"):
        socket = listen(0)
        builder = RingBuilder(4, 1, 1)
        builder.add_dev({"region": 1, "zone": 1, "weight": 1, "ip": HOST, "port": socket.getsockname()[1], "device": "disk"})
        builder.rebalance()
        builder.get_ring().save(os.path.join(folder, f"{kind}.ring.gz"))
        serve(socket, write(os.path.join(folder, f"{kind}.conf"), SERVER.format(folder=folder, kind=kind)))

    account, user = access_key.split(":")
    filters = "".join(f"\n[filter:{name}]\nuse = egg:swift#{name}\n" for name in FILTERS)
    filters += "\n[filter:memory]\npaste.filter_factory = memory_filter:memory_filter\n"
    config = PROXY.format(folder=folder, account=account, user=user, secret=secret, filters=filters)
    serve(listen(int(port)), write(os.path.join(folder, "proxy.conf"), config))
    make_buckets(int(port), access_key, secret, buckets)
    print("ready", flush=True)
    if stat.S_ISCHR(os.fstat(0).st_mode):
        # Nobody is at the other end: whoever started it kills it.
        while True:
            eventlet.sleep(3600)
    eventlet.tpool.execute(sys.stdin.read)


main(*sys.argv[1:])
